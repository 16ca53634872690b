import type { SiteConfig } from '~/schemas/site.ts';
import styles from './WayMap.module.css';

type Props = Pick<NonNullable<SiteConfig['way']>, 'highway' | 'street' | 'side'> & {
  name: string;
  address: string;
  scale: string;
};

/** Horizontal positions of the exit and of the clinic, in percent. */
const positions = { west: [55, 20], east: [45, 80] } as const;

/** Vertical position of the street, in percent. */
const streetLevel = 62;

/** A drawing of the way from the highway along the street, not to scale. */
export function WayMap({ highway, street, side, name, address, scale }: Props) {
  const [exit, clinic] = positions[side];
  const highwayLine = {
    x1: `${exit - 20}%`,
    y1: `${streetLevel + 75}%`,
    x2: `${exit + 20}%`,
    y2: `${streetLevel - 75}%`,
  };
  const streetLine = { y1: `${streetLevel}%`, y2: `${streetLevel}%` };
  return (
    <div className={styles.map} data-side={side}>
      <svg className={styles.roads} aria-hidden="true">
        <line {...streetLine} x1="0" x2="100%" stroke="#a9c4d0" strokeWidth="26" />
        <line {...streetLine} x1="0" x2="100%" stroke="var(--white)" strokeWidth="22" />
        <line {...highwayLine} stroke="var(--teal)" strokeWidth="30" />
        <line {...highwayLine} stroke="var(--white)" strokeWidth="2" strokeDasharray="14 12" />
        <g fill="var(--white)" stroke="var(--sun)" strokeLinecap="round">
          <line {...streetLine} x1={`${exit}%`} x2={`${clinic}%`} strokeWidth="9" />
          <circle cx={`${exit}%`} cy={`${streetLevel}%`} r="9" strokeWidth="5" />
        </g>
        <svg x={`${clinic}%`} y={`${streetLevel}%`} overflow="visible" aria-hidden="true">
          <path
            d="M0 0C-7-16-21-25-21-41a21 21 0 0 1 42 0C21-25 7-16 0 0z"
            fill="var(--night)"
            stroke="var(--white)"
            strokeWidth="2"
          />
          <circle cy="-41" r="8" fill="var(--sun)" />
        </svg>
      </svg>
      <p className={styles.clinic}>
        <strong>{name}</strong>
        <br />
        {address}
      </p>
      <p className={styles.shield}>{highway}</p>
      <p className={styles.street}>{street}</p>
      <p className={styles.scale}>{scale}</p>
    </div>
  );
}
