import type { Page } from 'playwright-core';

export const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Suburb or postcode' });
export const mainOf = (page: Page) => page.getByRole('main');

/** Text with plain spaces. */
export const plain = (words: string): string => words.replace(/\s+/g, ' ');

const UNITS = { m: 1, km: 1000 } as const;

/** Distances in a list, in metres. */
export function readDistances(words: string): number[] {
  return [...words.matchAll(/([\d.,]+) (km|m)\b/g)].map(([, figure = '', unit]) => {
    return Number(figure.replace(',', '')) * UNITS[unit === 'm' ? 'm' : 'km'];
  });
}
