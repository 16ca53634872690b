import { Picture } from '~/components/ui/Picture.tsx';
import regions from '~/generated/lists/regions.ts';
import { bodyMap } from '~/generated/pictures.ts';
import styles from './BodyFigure.module.css';

/** The front and back halves of the picture. `hiddenRegion` is visible only on the other half. */
const sides = [
  { side: 'front', hiddenRegion: 'back' },
  { side: 'back', hiddenRegion: 'belly' },
];

type Props = {
  sizes: string;
  /** Returns the address that a part leads to; without it, the parts only light up. */
  hrefOf?: (region: string) => string;
};

/**
 * Front and back views of the body. Decorative for keyboard and screen readers. Within [data-highlight-scope], a region
 * lights up when the pointer or focus is on any element with the same data-region.
 */
export function BodyFigure({ sizes, hrefOf }: Props) {
  return (
    <div className={styles.figure} aria-hidden="true">
      <Picture picture={bodyMap} alt="" sizes={sizes} />
      {sides.map(({ side, hiddenRegion }) => (
        <div key={side} className={styles.side}>
          {regions
            .filter(({ region }) => region !== hiddenRegion)
            .map(({ region }) =>
              hrefOf ? (
                // biome-ignore lint/a11y/useAnchorContent: hidden from screen readers; the lists have names.
                <a key={region} data-region={region} href={hrefOf(region)} tabIndex={-1} />
              ) : (
                <span key={region} data-region={region} />
              ),
            )}
        </div>
      ))}
    </div>
  );
}
