import type { Site } from '~/schemas/site.ts';
import styles from './WayMap.module.css';

type Props = Pick<NonNullable<Site['way']>, 'highway' | 'street' | 'side'> & {
  name: string;
  address: string;
  scale: string;
};

/** From the exit along the street to the clinic. */
const wayTo = { west: '-35%', east: '35%' };

export function WayMap({ highway, street, side, name, address, scale }: Props) {
  const highwayLine = { x1: '-20%', y1: '75%', x2: '20%', y2: '-75%' };
  return (
    <div className={styles.map} data-way={side}>
      {/* The origin of all lines is the exit. */}
      <svg className={styles.roads} aria-hidden="true">
        <line x1="-100%" x2="100%" stroke="var(--glass-line)" strokeWidth="26" />
        <line x1="-100%" x2="100%" stroke="var(--white)" strokeWidth="22" />
        <line {...highwayLine} stroke="var(--brand)" strokeWidth="30" />
        <line {...highwayLine} stroke="var(--white)" strokeWidth="2" strokeDasharray="14 12" />
        <g fill="var(--white)" stroke="var(--action)">
          <line x2={wayTo[side]} strokeWidth="9" />
          <circle r="9" strokeWidth="5" />
        </g>
        <svg x={wayTo[side]} overflow="visible" aria-hidden="true">
          <path
            d="M0 0C-7-16-21-25-21-41a21 21 0 0 1 42 0C21-25 7-16 0 0z"
            fill="var(--dark)"
            stroke="var(--white)"
            strokeWidth="2"
          />
          <circle cy="-41" r="8" fill="var(--action)" />
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
