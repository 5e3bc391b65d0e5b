import type { DeskArea } from '@wattle/contract/desk';

/** Icon and address of each area. */
export const AREA_LOOKS: Readonly<Record<DeskArea, { readonly icon: string; readonly href: string }>> = {
  today: { icon: 'chart', href: '/desk/today' },
  orders: { icon: 'box', href: '/desk/orders' },
  goods: { icon: 'tag', href: '/desk/goods' },
  offers: { icon: 'gift', href: '/desk/offers' },
  content: { icon: 'page', href: '/desk/content' },
  search: { icon: 'search', href: '/desk/search' },
  people: { icon: 'people', href: '/desk/people' },
  imports: { icon: 'doc', href: '/desk/imports' },
  audit: { icon: 'history', href: '/desk/audit' },
};

/** Under the heading of their own at the end of the rail. */
export const OF_SHOP: readonly DeskArea[] = ['imports', 'audit'];
