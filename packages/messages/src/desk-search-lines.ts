import { groupDigits } from '@wattle/domain/numbers';
/** 'last 7 days, 9 words' */
export const emptyWords = (words: number): string =>
  `last 7 days, ${groupDigits(words)} ${words === 1 ? 'word' : 'words'}`;
/** '48 products' */
export const hitsWords = (total: number): string => `${groupDigits(total)} ${total === 1 ? 'product' : 'products'}`;
/** '8 in stock', 'none in stock' */
export const stockLine = (qty: number): string => `${qty === 0 ? 'none' : groupDigits(qty)} in stock`;
/** '142 searches found nothing in 7 days, 3 words are set aside' */
export const searchNote = (times: number, ignored: number): string =>
  `${groupDigits(times)} searches found nothing in 7 days, ${groupDigits(ignored)} words are set aside`;
/** 'Pin Nordholm 637L' */
export const actWords = (verb: string, name: string): string => `${verb} ${name}`;
/** '1 to 15 of 64' */
export const placeWords = (from: number, to: number, total: number): string =>
  `${groupDigits(from)} to ${groupDigits(to)} of ${groupDigits(total)}`;
