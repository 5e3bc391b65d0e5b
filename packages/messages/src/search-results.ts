import { groupDigits } from '@wattle/domain/numbers';
export const showingResultsFor = 'Showing results for';
export const searchInsteadFor = 'Search instead for';
export const noExactMatchFor = 'No exact match for';
export const notStocked = (brand: string): string => `We don’t stock ${brand}.`;
export const hereAreOur = (noun: string): string => `Here are our ${noun}.`;
export const readAs = 'We read your search as';
export const notUsed = 'Not used:';
export const noneIsDescribed = (noun: string): string => `None of our ${noun} is described that way.`;
export const exactWords = 'Search for exactly these words';
export const helpFirst = (count: number): string =>
  count === 0
    ? 'These pages answer it.'
    : count === 1
      ? 'Help first, then 1 product with these words.'
      : `Help first, then ${groupDigits(count)} products with these words.`;
export const help = 'Help';
export const wholeArticle = 'Read the whole article';
