import { cropPosition, type Focus, type PictureSource } from '~/lib/picture.ts';

type Props = {
  picture: PictureSource;
  /** Shown instead on small screens. */
  narrow?: PictureSource | undefined;
  /** What the picture says; "" when it decorates. */
  alt: string;
  /** CSS `sizes`: the width it is shown in. */
  sizes: string;
  /** Load it at once and first: the hero of a page. */
  priority?: boolean;
  className?: string | undefined;
  /** Where its subject is: the picture fills its box, cropped around it. */
  focus?: Focus;
};

/** A responsive picture that keeps its space while it loads. */
export function Picture({
  picture: { sources, img },
  narrow,
  alt,
  sizes,
  priority = false,
  className,
  focus,
}: Props) {
  const [x, y] = focus ? cropPosition(focus) : [];
  return (
    <picture className={className} data-x={x} data-y={y}>
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
        alt={alt}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
