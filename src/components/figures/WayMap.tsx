import styles from './WayMap.module.css';

type Props = {
  side: 'west' | 'east';
  name: string;
  address: string;
  scale: string;
};

/** Horizontal positions of the I-35 exit and of the clinic, in percent. */
const positions = { west: [55, 20], east: [45, 80] } as const;

const street = 62;

/** A drawing of the way from I-35 along 95th Street, not to scale. */
export function WayMap({ side, name, address, scale }: Props) {
  const [exit, clinic] = positions[side];
  const interstate = {
    x1: `${exit - 20}%`,
    y1: `${street + 75}%`,
    x2: `${exit + 20}%`,
    y2: `${street - 75}%`,
  };
  const along = { y1: `${street}%`, y2: `${street}%` };
  return (
    <div className={styles.map} data-side={side}>
      <svg className={styles.roads} aria-hidden="true">
        <line {...along} x1="0" x2="100%" stroke="#a9c4d0" strokeWidth="26" />
        <line {...along} x1="0" x2="100%" stroke="var(--white)" strokeWidth="22" />
        <line {...interstate} stroke="var(--teal)" strokeWidth="30" />
        <line {...interstate} stroke="var(--white)" strokeWidth="2" strokeDasharray="14 12" />
        <g fill="var(--white)" stroke="var(--sun)" strokeLinecap="round">
          <line {...along} x1={`${exit}%`} x2={`${clinic}%`} strokeWidth="9" />
          <circle cx={`${exit}%`} cy={`${street}%`} r="9" strokeWidth="5" />
        </g>
        <svg x={`${clinic}%`} y={`${street}%`} overflow="visible" aria-hidden="true">
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
      <p className={styles.shield}>I-35</p>
      <p className={styles.name}>W 95th St</p>
      <p className={styles.scale}>{scale}</p>
    </div>
  );
}
