export const appliedFilters = 'Applied filters';

export const brandCategoryIntro = (whole: string, name: string, description: string): string =>
  `${whole} by ${name}. ${description}`;

export const modelsHere = (count: number): string => (count === 1 ? 'model here' : 'models here');

export const byRoom = (name: string): string => `${name} by room`;
export const categoriesOf = (name: string): string => `Categories of ${name}`;
export const allOf = (name: string): string => `All ${name}`;

export const withinThisCategory = 'Within this category';

export const showResults = 'Show results';
export const features = 'Features';

export const chosen = 'chosen';

export const showFewer = 'Show fewer';
export const showAll = (count: number): string => `Show all ${count}`;

/** An option as screen readers say it. */
export const optionWithCount = (label: string, count: number): string => `${label} ${count} products`;
/** In a closed group, for shoppers without JavaScript. */
export const showOptions = 'Show options';

export const from = 'From';
export const to = 'To';
export const rangeIn = (unit: string): string => `In ${unit}`;

export const lowest = (name: string): string => `Lowest ${name}`;
export const highest = (name: string): string => `Highest ${name}`;

export const numbersOnly = 'Use numbers only, such as 500.';
export const fromAboveTo = '“From” must be less than “To”.';

export const widthOfYourSpace = 'Width of your space';
export const airAdded = (sideAirMm: number): string => `We add the ${sideAirMm} mm of air it needs on each side.`;
export const widthIn = (unit: string): string => `Width in ${unit}`;
export const showWhatFits = 'Show what fits';

export const starsAndUp = (stars: number): string => `${stars} stars and up`;

export const filters = 'Filters';
export const applied = 'applied';

export const popularCategories = 'Popular categories';

export const emptyCategory = 'No products here right now.';
export const nothingMatches = (noun: string): string => `No ${noun} match all of these filters`;
export const takeOneAway = 'Remove a filter to see more.';
export const without = (label: string): string => `Without “${label}”`;
export const clearAllFilters = 'Clear all filters';

export const slow = 'This is taking longer than usual.';

export const searchResults = 'Search results';

export const sortBy = 'Sort by';
export const sort = 'Sort';

export const titleOfPage = (title: string, page: number): string => `${title}, page ${page}`;

export const fitsSpace = (widthMm: number): string => `Fits ${widthMm} mm`;

export const showTotal = (countOfProducts: string): string => `Show ${countOfProducts}`;

export const resultsFor = (q: string): string => `Results for “${q}”`;
export const nothingFor = (q: string): string => `Nothing for “${q}”`;
export const whatAreYouLookingFor = 'What are you looking for?';
export const allProducts = 'All products';

export const brandCategoryMeta = (title: string, description: string): string => `${title}. ${description}`;
export const searchMeta = 'Search everything we sell.';
