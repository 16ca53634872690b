import { cropPosition, type FocalPoint, type PictureSource } from '~/lib/picture.ts';

type Props = {
  picture: PictureSource;
  narrow?: PictureSource | undefined;
  /** "" for a decorative picture. */
  alt: string;
  sizes: string;
  priority?: boolean;
  className?: string | undefined;
  /** If given, the picture fills its box and is cropped around this point. */
  focalPoint?: FocalPoint | undefined;
};

export function Picture({
  picture: { sources, img },
  narrow,
  alt,
  sizes,
  priority,
  className,
  focalPoint,
}: Props) {
  const [x, y] = focalPoint ? cropPosition(focalPoint) : [];
  return (
    <picture className={className} data-at={x}>
      {narrow &&
        Object.entries(narrow.sources).map(([format, srcSet]) => (
          <source
            key={format}
            media="(width < 30rem)"
            type={`image/${format}`}
            srcSet={srcSet}
            sizes={sizes}
            width={narrow.img.w}
            height={narrow.img.h}
          />
        ))}
      {Object.entries(sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={img.src}
        width={img.w}
        height={img.h}
        data-at={y}
        alt={alt}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
