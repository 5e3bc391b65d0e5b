import type { IconName } from '../../../ui/icon.tsx';

export type StoreService = { readonly icon: IconName; readonly name: string; readonly detail: string };

/** Icons for common services; others get the shop's own. */
const ICONS: readonly (readonly [RegExp, IconName])[] = [
  [/collect/i, 'box'],
  [/drive|dock/i, 'car'],
  [/repair/i, 'wrench'],
  [/waste|recycl/i, 'recycle'],
  [/trade/i, 'tag'],
  [/display|coffee/i, 'eye'],
];

/** Splits 'Repairs: bring it in, or book a visit' into title and detail. */
export function serviceOf(text: string): StoreService {
  const [name = '', ...rest] = text.split(': ');
  const detail = rest.join(': ');
  const icon = ICONS.find(([pattern]) => pattern.test(name))?.[1] ?? 'store';
  return { icon, name, detail: detail.charAt(0).toUpperCase() + detail.slice(1) };
}
