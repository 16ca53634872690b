import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { socialImageSize } from '../../src/lib/socialImage.ts';
import { color } from '../content/colors.ts';
import { directories } from '../content/files.ts';

const require = createRequire(import.meta.url);

const fontFile = require.resolve(
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff',
);

/** What a social image shows. */
type SocialImage = {
  title: string;
  clinicName: string;
  /** Path of the page's hero picture. */
  picture: string;
  /** Color of the words on it. */
  text: 'white' | 'black';
};

/** Raise it when the drawing below changes: images are kept by what they show. */
const version = 6;

const { width, height } = socialImageSize;

/** The image as JPEG, from node_modules/.cache when it was made before. */
export async function socialImage(image: SocialImage) {
  const key = createHash('sha1')
    .update(JSON.stringify([version, image.title, image.clinicName, image.text]))
    .update(readFileSync(image.picture))
    .digest('hex');
  const cached = join(directories.root, 'node_modules/.cache/social', `${key}.jpg`);
  if (existsSync(cached)) return readFileSync(cached);
  const jpeg = await draw(image);
  mkdirSync(dirname(cached), { recursive: true });
  writeFileSync(cached, jpeg);
  return jpeg;
}

async function draw({ title, clinicName, picture, text }: SocialImage) {
  const [ink, shade] =
    text === 'white' ? [color('white'), color('night')] : [color('ink'), color('mist')];
  const element = (style: object, children: unknown) => ({
    type: 'div',
    props: { style, children },
  });
  const words = await satori(
    element(
      {
        width,
        height,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 64,
        color: ink,
        backgroundImage: `linear-gradient(90deg, ${shade}f0 38%, ${shade}00 82%)`,
      },
      [
        element({ fontSize: 68, lineHeight: 1.08, letterSpacing: -1.5, maxWidth: 700 }, title),
        element({ display: 'flex', alignItems: 'center', fontSize: 32 }, [
          element(
            { width: 28, height: 28, borderRadius: 14, background: color('sun'), marginRight: 16 },
            '',
          ),
          element({}, clinicName),
        ]),
      ],
      // Satori takes plain objects of the shape of React elements.
    ) as never,
    {
      width,
      height,
      fonts: [{ name: 'Bricolage Grotesque', data: readFileSync(fontFile), weight: 600 }],
    },
  );
  return sharp(picture)
    .resize(width, height, { position: 'right' })
    .composite([{ input: Buffer.from(words) }])
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
