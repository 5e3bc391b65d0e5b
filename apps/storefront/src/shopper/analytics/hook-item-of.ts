import type { HookItem } from '@wattle/domain';
import type { ListPlace } from '../referrers/list-place.ts';

/** A product of a list as its page shows it. */
export function hookItemOf({ link, index }: ListPlace): HookItem {
  const id = link.closest<HTMLElement>('[data-product]')?.dataset.product;
  return { ...(id !== undefined && { item_id: id }), item_name: link.textContent.trim(), index };
}
