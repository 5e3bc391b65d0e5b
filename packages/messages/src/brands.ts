export const brandsMeta = (count: number): string =>
  `The ${count} brands of appliances and electronics at Wattle, from A to Z.`;
export const allBrands = 'All brands';

export const brandsIntro = (count: number): string =>
  `${count} brands from A to Z, with the number of models we stock.`;
export const letters = 'Letters';
