import { coffeeAndKitchen, heatingAndCooling, personalCare } from './bench-categories.ts';
import type { CategoryNode } from './category-node.ts';
import { cooking, dishwashers, fridges } from './kitchen-categories.ts';
import { laundry, vacuums } from './laundry-categories.ts';
import { accessories, cameras, gaming, giftCards, smartHome } from './play-categories.ts';
import { computersAndPhones, tvAndAudio } from './screen-categories.ts';

/** The tree of the shop, in the order of its menu. */
export const CATEGORY_TREE: readonly CategoryNode[] = [
  fridges,
  laundry,
  cooking,
  dishwashers,
  tvAndAudio,
  computersAndPhones,
  vacuums,
  coffeeAndKitchen,
  heatingAndCooling,
  personalCare,
  smartHome,
  gaming,
  cameras,
  accessories,
  giftCards,
];
