import { groupDigits } from '@wattle/domain/numbers';
export const youSearchedFor = 'You searched for';
export const suggestions = 'Suggestions';
export const popularSearches = 'Popular searches';
export const categoryIn = (name: string, parentName: string): string => `${name} in ${parentName}`;

export const move = 'move';
export const choose = 'choose';
export const enter = 'Enter';
export const removeFromYourSearches = 'remove from your searches';
export const del = 'Del';
export const closeHint = 'close';
export const esc = 'Esc';

export const clearTheSearch = 'Clear the search';

export const deleteHint = 'Press Delete to remove it from your searches';

export const searchFor = 'Search for';
export const suggestionsFor = 'Suggestions for';
export const help = 'Help';
export const seeAllResults = (total: number, words: string): string =>
  total === 1 ? `See the 1 result for “${words}”` : `See all ${groupDigits(total)} results for “${words}”`;
export const productsFound = (count: number): string => (count === 1 ? 'product' : 'products');

export const searches = 'searches';
export const forget = (words: string): string => `Forget “${words}”`;

export const searchSuggestions = 'Search suggestions';
export const theSearch = 'the search';
export const suggestionCount = (count: number): string => (count === 1 ? '1 suggestion' : `${count} suggestions`);
