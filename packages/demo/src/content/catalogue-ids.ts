/** A category's id is made of its path: 'categories/laundry/dryers' is 'c-laundry-dryers'. */
function category<P extends string>(slugs: P): { readonly id: string; readonly path: `categories/${P}` } {
  return { id: `c-${slugs.replaceAll('/', '-')}`, path: `categories/${slugs}` };
}

/** The categories that articles, settings and promotions speak of, as the catalogue has them. */
export const CATEGORIES = {
  fridges: category('fridges'),
  frenchDoorFridges: category('fridges/french-door-fridges'),
  fourDoorFridges: category('fridges/four-door-fridges'),
  sideBySideFridges: category('fridges/side-by-side-fridges'),
  bottomMountFridges: category('fridges/bottom-mount-fridges'),
  topMountFridges: category('fridges/top-mount-fridges'),
  barFridges: category('fridges/bar-fridges'),
  freezers: category('fridges/freezers'),
  wineFridges: category('fridges/wine-fridges'),
  fridgeWaterFilters: category('fridges/water-filters'),
  laundry: category('laundry'),
  washers: category('laundry/washing-machines'),
  frontLoaders: category('laundry/washing-machines/front-load-washers'),
  topLoaders: category('laundry/washing-machines/top-load-washers'),
  dryers: category('laundry/dryers'),
  heatPumpDryers: category('laundry/dryers/heat-pump-dryers'),
  ventedDryers: category('laundry/dryers/vented-dryers'),
  washerDryers: category('laundry/washer-dryers'),
  dishwashers: category('dishwashers'),
  quietDishwashers: category('dishwashers/quiet-dishwashers'),
  cooking: category('cooking'),
  ovens: category('cooking/ovens'),
  freestandingCookers: category('cooking/freestanding-cookers'),
  cooktops: category('cooking/cooktops'),
  inductionCooktops: category('cooking/cooktops/induction-cooktops'),
  gasCooktops: category('cooking/cooktops/gas-cooktops'),
  rangehoods: category('cooking/rangehoods'),
  microwaves: category('cooking/microwaves'),
  tvAndAudio: category('tv-and-audio'),
  televisions: category('tv-and-audio/televisions'),
  tvBrackets: category('tv-and-audio/tv-accessories/tv-brackets'),
  soundbars: category('tv-and-audio/soundbars'),
  headphones: category('tv-and-audio/headphones'),
  computers: category('computers-and-phones'),
  laptops: category('computers-and-phones/laptops'),
  desktops: category('computers-and-phones/desktops'),
  tablets: category('computers-and-phones/tablets-and-readers'),
  phones: category('computers-and-phones/phones'),
  monitors: category('computers-and-phones/monitors'),
  watches: category('computers-and-phones/watches'),
  vacuums: category('vacuums'),
  stickVacuums: category('vacuums/stick-vacuums'),
  robotVacuums: category('vacuums/robot-vacuums'),
  barrelVacuums: category('vacuums/barrel-vacuums'),
  carpetWashers: category('vacuums/carpet-washers'),
  vacuumParts: category('vacuums/vacuum-parts'),
  coffeeAndKitchen: category('coffee-and-kitchen'),
  coffee: category('coffee-and-kitchen/coffee'),
  espressoMachines: category('coffee-and-kitchen/coffee/espresso-machines'),
  automaticCoffeeMachines: category('coffee-and-kitchen/coffee/automatic-coffee-machines'),
  coffeeGrinders: category('coffee-and-kitchen/coffee/coffee-grinders'),
  breakfast: category('coffee-and-kitchen/breakfast'),
  kettles: category('coffee-and-kitchen/breakfast/kettles'),
  toasters: category('coffee-and-kitchen/breakfast/toasters'),
  airFryers: category('coffee-and-kitchen/air-fryers'),
  blenders: category('coffee-and-kitchen/blenders'),
  mixersAndProcessors: category('coffee-and-kitchen/mixers-and-processors'),
  benchCookers: category('coffee-and-kitchen/bench-cookers'),
  applianceCare: category('coffee-and-kitchen/appliance-care'),
  cooling: category('heating-and-cooling'),
  airConditioning: category('heating-and-cooling/air-conditioning'),
  heaters: category('heating-and-cooling/heaters'),
  careAndFilters: category('accessories/care-and-filters'),
  giftCards: category('gift-cards'),
} as const;
export type CategoryKey = keyof typeof CATEGORIES;

/** The address of a category inside the shop. */
export const toCategory = (key: CategoryKey): string => `/${CATEGORIES[key].path}`;

function brand<S extends string>(slug: S): { readonly id: `b-${S}`; readonly path: `brands/${S}` } {
  return { id: `b-${slug}`, path: `brands/${slug}` };
}

/** The brands that they speak of. */
export const BRANDS = {
  nordholm: brand('nordholm'),
  kestrel: brand('kestrel'),
  halden: brand('halden'),
  murmur: brand('murmur'),
  solenne: brand('solenne'),
  brolga: brand('brolga'),
  whirr: brand('whirr'),
  quillon: brand('quillon'),
  tarn: brand('tarn'),
  currawong: brand('currawong'),
  larkspur: brand('larkspur'),
  orana: brand('orana'),
  kaiyo: brand('kaiyo'),
} as const;
export type BrandKey = keyof typeof BRANDS;

export const toBrand = (key: BrandKey): string => `/${BRANDS[key].path}`;
