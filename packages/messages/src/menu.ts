export const allOf = (name: string): string => `All ${name}`;
export const allBrandsCount = (brandCount: number): string => `All ${brandCount} brands`;
export const byType = 'By type';
export const byWhatMatters = 'By feature';
export const byBrand = 'By brand';
export const allCategories = 'All categories';
export const loadingTheMenu = 'Loading the menu';
export const helpMeChoose = 'Help me choose';

/** Shortcuts across the types of a category. */
export const onSale = 'On sale';
export const hotPrices = 'Hot prices';
export const newArrivals = 'New arrivals';
export const clearance = 'Clearance';
export const inStock = 'In stock';
