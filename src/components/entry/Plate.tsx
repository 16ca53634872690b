import { Picture } from '~/components/ui/Picture.tsx';
import article from '~/generated/strings/article.ts';
import { usePlate } from './illustrations.ts';
import styles from './Plate.module.css';

type Props = { name: string; sizes?: string };

/** Lines connect its labels to what they name; when narrow, numbered labels are listed below. */
export function Plate({ name, sizes = '(width >= 64rem) 56rem, 92vw' }: Props) {
  const { picture, unlit, alt, caption, labels, ground } = usePlate(name);
  return (
    <figure className={styles.plate} data-block="plates" data-ground={ground}>
      <div className={styles.stage}>
        <Picture picture={picture} alt={alt} sizes={sizes} />
        {unlit && <Picture picture={unlit} alt="" sizes={sizes} className={styles.unlit} />}
        {labels.length > 0 && (
          <>
            <svg className={styles.lines} aria-hidden="true">
              {labels.map(({ text, at: [x, y], edge, level }, index) => (
                <g key={text}>
                  <line
                    x1={edge === 'left' ? '5%' : '95%'}
                    y1={`${level}%`}
                    x2={`${x}%`}
                    y2={`${y}%`}
                  />
                  <circle cx={`${x}%`} cy={`${y}%`} />
                  <text x={`${x}%`} y={`${y}%`}>
                    {index + 1}
                  </text>
                </g>
              ))}
            </svg>
            <ol className={styles.labels} aria-label={article.plateLabels}>
              {labels.map(({ text, edge, level }) => (
                <li key={text} data-edge={edge} data-at={level}>
                  {text}
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
