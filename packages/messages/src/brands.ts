export const brandsMeta = (count: number): string => `All ${count} brands that we sell, from A to Z.`;
export const allBrands = 'All brands';

export const brandsIntro = (count: number): string =>
  `${count} brands from A to Z, with the number of models we stock.`;
export const letters = 'Letters';
