import type { ProductSet } from '@wattle/domain';
import { AGENCY_BRANDS } from '../catalogue/brands/agency-brand.ts';
import { brandId } from '../catalogue/brands/index.ts';
import { SHOWCASE } from '../catalogue/showcase.ts';
import { BRANDS, CATEGORIES, type CategoryKey } from '../content/catalogue-ids.ts';

const idsOf = (keys: readonly CategoryKey[]): string[] => keys.map((key) => CATEGORIES[key].id);

/** The maker sets the price of what the shop sells as its agent: no promotion is about it [C-1-11 C-1-12]. */
const AGENCY = { brandIds: AGENCY_BRANDS.map(([slug]) => brandId(slug)) } as const satisfies ProductSet;

/** Everything that the shop sets the price of. */
export const OWN_PRICES: ProductSet = { except: AGENCY };

function inCategories(keys: readonly CategoryKey[], without: readonly CategoryKey[] = []): ProductSet {
  const except = without.length > 0 ? { ...AGENCY, categoryIds: idsOf(without) } : AGENCY;
  return { categoryIds: idsOf(keys), except };
}

/** Whole fridges: what is beside them in the category would cost less than a bundle takes off. */
const WHOLE_FRIDGES = [
  'frenchDoorFridges',
  'fourDoorFridges',
  'sideBySideFridges',
  'bottomMountFridges',
  'topMountFridges',
] as const;
const ESPRESSO = ['espressoMachines', 'automaticCoffeeMachines'] as const;

export const FRIDGES = inCategories(WHOLE_FRIDGES);
export const ESPRESSO_MACHINES = inCategories(ESPRESSO);
export const FRIDGES_AND_ESPRESSO = inCategories([...WHOLE_FRIDGES, ...ESPRESSO]);

/** Not reduced a second time. */
export const SMALL_KITCHEN: ProductSet = {
  ...inCategories(['coffeeAndKitchen'], ['applianceCare']),
  fullPriceOnly: true,
};
export const CARE_AND_FILTERS = inCategories(['careAndFilters']);

export const WHIRR_VACUUMS: ProductSet = {
  brandIds: [BRANDS.whirr.id],
  except: { ...AGENCY, categoryIds: idsOf(['vacuumParts']) },
};
export const WINDOW_AIR_FRYER: ProductSet = { productIds: [SHOWCASE.clearance], except: AGENCY };

export const LAPTOPS = inCategories(['laptops']);
export const HEATERS = inCategories(['heaters']);
export const HEAT_PUMP_DRYERS = inCategories(['heatPumpDryers']);
export const WASHERS = inCategories(['washers']);
export const DRYERS = inCategories(['dryers']);

/** What two people carry into a kitchen or a laundry. */
export const BIG_APPLIANCES = inCategories(
  ['fridges', 'washers', 'dryers', 'washerDryers', 'dishwashers', 'ovens', 'freestandingCookers'],
  ['fridgeWaterFilters'],
);
