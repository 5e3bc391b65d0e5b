import { NEW_SOUTH_WALES_AND_ACT } from './sites/new-south-wales-and-act.ts';
import { QUEENSLAND_AND_NT } from './sites/queensland-and-nt.ts';
import { VICTORIA } from './sites/victoria.ts';
import { WEST_SOUTH_AND_TASMANIA } from './sites/west-south-and-tasmania.ts';
import type { StoreSite } from './store-site.ts';

/** Every store of the demo shop. */
export const STORE_SITES: readonly StoreSite[] = [
  ...VICTORIA,
  ...NEW_SOUTH_WALES_AND_ACT,
  ...QUEENSLAND_AND_NT,
  ...WEST_SOUTH_AND_TASMANIA,
];
