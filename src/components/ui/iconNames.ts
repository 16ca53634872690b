/** Icons in the sprite: files in ./icons, or Lucide's by their name. */
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

export type IconName = (typeof iconNames)[number];
