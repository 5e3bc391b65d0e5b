import { type AttributeValue, type Family, formatNamed } from '@wattle/domain/catalogue';

type Values = Readonly<Record<string, AttributeValue>>;

export type Figure = { readonly name: string; readonly value: string; readonly unit: string };

const FIGURES_SHOWN = 4;
const SHOWN_ELSEWHERE = /^(energyStars|waterStars)$/;

/** The key figures of a product, for display in large type. */
export function figuresOf(family: Family, values: Values): Figure[] {
  return family.groups
    .flatMap(({ attributes }) => attributes)
    .flatMap(({ code, name, prefix, suffix }) => {
      const value = values[code];
      if (typeof value !== 'number' || SHOWN_ELSEWHERE.test(code)) return [];
      const [, figure = '', unit = ''] = /^(\S+) ?(.*)$/.exec(formatNamed({ name, prefix, suffix }, value)) ?? [];
      return [{ name, value: figure, unit }];
    })
    .slice(0, FIGURES_SHOWN);
}
