export const ICON_NAMES = [
  'alert',
  'arrow',
  'bell',
  'bolt',
  'box',
  'calendar',
  'car',
  'card',
  'cart',
  'chat',
  'check',
  'clock',
  'close',
  'compare',
  'doc',
  'down',
  'drop',
  'edit',
  'eye',
  'fan',
  'filter',
  'gift',
  'grid',
  'heart',
  'heart-fill',
  'history',
  'home',
  'info',
  'key',
  'left',
  'lock',
  'mail',
  'menu',
  'minus',
  'offline',
  'out',
  'pause',
  'phone',
  'pin',
  'play',
  'plus',
  'print',
  'recycle',
  'refresh',
  'right',
  'ruler',
  'search',
  'share',
  'shield',
  'star',
  'store',
  'tag',
  'target',
  'trash',
  'truck',
  'up',
  'user',
  'wrench',
  'zoom',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

/** Classes of an element that begins with an icon, for parts that a page has dozens of: the icon is no element then. */
export const iconFirst = (name: IconName): string => `i-first i-${name}`;

/** The same for one that ends with an icon. */
export const iconLast = (name: IconName): string => `i-last i-${name}`;

/** Decorative icon, hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return <span className={className ? `i i-${name} ${className}` : `i i-${name}`} aria-hidden="true" />;
}
