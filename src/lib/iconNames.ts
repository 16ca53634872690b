/** Icons in the sprite: files in src/components/ui/icons, or Lucide icons by name. */
export const iconNames = [
  'calendar',
  'check',
  'chevron-down',
  'clock-alert',
  'external-link',
  'map-pin',
  'mark',
  'menu',
  'navigation',
  'phone',
  'search',
  'siren',
  'stethoscope',
  'x',
] as const;

const logoNames = [
  'logo-facebook',
  'logo-google',
  'logo-instagram',
  'logo-linkedin',
  'logo-nextdoor',
  'logo-tiktok',
  'logo-x',
  'logo-yelp',
  'logo-youtube',
] as const;

export type IconName = (typeof iconNames | typeof logoNames)[number] | 'globe';

/** Icon of a social network: our drawing, or a globe for an unknown network. The sprite holds only those in use. */
export function logoOf(network: string): IconName {
  const [word = ''] = network.toLowerCase().split(' ');
  return logoNames.find((name) => name === `logo-${word}`) ?? 'globe';
}
