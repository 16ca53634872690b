/** Icons in the sprite: Lucide's by their name, else a file in ./icons. */
export const iconNames = [
  'arrow-right',
  'calendar',
  'check',
  'chevron-down',
  'clock',
  'clock-alert',
  'external-link',
  'facebook',
  'instagram',
  'lightbulb',
  'map-pin',
  'mark',
  'menu',
  'navigation',
  'phone',
  'siren',
  'stars',
  'stethoscope',
  'x',
] as const;

/** Name of an icon in the sprite. */
export type IconName = (typeof iconNames)[number];
