import { type AttributeValue, type Family, unitFor } from '@wattle/domain/catalogue';

type Values = Readonly<Record<string, AttributeValue>>;

export type Figure = { readonly name: string; readonly value: string; readonly unit: string };

const FIGURES_SHOWN = 4;
const SHOWN_ELSEWHERE = /^(energyStars|waterStars)$/;
const figures = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 });

/** The key figures of a product, for display in large type. */
export function figuresOf(family: Family, values: Values): Figure[] {
  return family.groups
    .flatMap(({ attributes }) => attributes)
    .flatMap(({ code, name, prefix, suffix }) => {
      const value = values[code];
      if (typeof value !== 'number' || SHOWN_ELSEWHERE.test(code)) return [];
      return [{ name, value: `${prefix}${figures.format(value)}`, unit: unitFor({ suffix }, value).trim() }];
    })
    .slice(0, FIGURES_SHOWN);
}
