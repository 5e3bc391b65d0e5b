import type { HookItem } from '@wattle/domain/analytics';
import type { ListPlace } from '../referrers/list-place.ts';

/** Analytics item for a product in a list. */
export function hookItemOf({ link, index }: ListPlace): HookItem {
  const id = link.closest<HTMLElement>('[data-product]')?.dataset.product;
  return { ...(id !== undefined && { item_id: id }), item_name: link.textContent.trim(), index };
}
