/** The categories that articles and settings speak of: id and path, as the catalogue has them. */
export const CATEGORIES = {
  fridges: { id: 'cat-fridges', path: 'categories/fridges' },
  laundry: { id: 'cat-laundry', path: 'categories/laundry' },
  washers: { id: 'cat-washers', path: 'categories/laundry/washers' },
  dryers: { id: 'cat-dryers', path: 'categories/laundry/dryers' },
  dishwashers: { id: 'cat-dishwashers', path: 'categories/dishwashers' },
  cooking: { id: 'cat-cooking', path: 'categories/cooking' },
  cooktops: { id: 'cat-cooktops', path: 'categories/cooking/cooktops' },
  tvAndAudio: { id: 'cat-tv-and-audio', path: 'categories/tv-and-audio' },
  televisions: { id: 'cat-televisions', path: 'categories/tv-and-audio/televisions' },
  soundbars: { id: 'cat-soundbars', path: 'categories/tv-and-audio/soundbars' },
  computers: { id: 'cat-computers', path: 'categories/computers' },
  laptops: { id: 'cat-laptops', path: 'categories/computers/laptops' },
  vacuums: { id: 'cat-vacuums', path: 'categories/vacuums' },
  coffee: { id: 'cat-coffee', path: 'categories/coffee' },
  cooling: { id: 'cat-heating-and-cooling', path: 'categories/heating-and-cooling' },
  splitSystems: { id: 'cat-split-systems', path: 'categories/heating-and-cooling/split-systems' },
  giftCards: { id: 'cat-gift-cards', path: 'categories/gift-cards' },
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
