/** A category's id is made of its path: 'categories/laundry/dryers' is 'c-laundry-dryers'. */
function category<P extends string>(slugs: P): { readonly id: string; readonly path: `categories/${P}` } {
  return { id: `c-${slugs.replaceAll('/', '-')}`, path: `categories/${slugs}` };
}

/** The categories that articles and settings speak of, as the catalogue has them. */
export const CATEGORIES = {
  fridges: category('fridges'),
  laundry: category('laundry'),
  washers: category('laundry/washing-machines'),
  dryers: category('laundry/dryers'),
  dishwashers: category('dishwashers'),
  cooking: category('cooking'),
  cooktops: category('cooking/cooktops'),
  tvAndAudio: category('tv-and-audio'),
  televisions: category('tv-and-audio/televisions'),
  soundbars: category('tv-and-audio/soundbars'),
  headphones: category('tv-and-audio/headphones'),
  computers: category('computers-and-phones'),
  laptops: category('computers-and-phones/laptops'),
  vacuums: category('vacuums'),
  coffeeAndKitchen: category('coffee-and-kitchen'),
  coffee: category('coffee-and-kitchen/coffee'),
  cooling: category('heating-and-cooling'),
  airConditioning: category('heating-and-cooling/air-conditioning'),
  giftCards: category('gift-cards'),
} as const;
export type CategoryKey = keyof typeof CATEGORIES;

/** The address of a category inside the shop. */
export const toCategory = (key: CategoryKey): string => `/${CATEGORIES[key].path}`;

/** The brands that they speak of. */
export const BRANDS = {
  nordholm: { id: 'b-nordholm', path: 'brands/nordholm' },
} as const;
export type BrandKey = keyof typeof BRANDS;

export const toBrand = (key: BrandKey): string => `/${BRANDS[key].path}`;
