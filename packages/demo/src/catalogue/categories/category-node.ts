import type { Reader } from '../recipe/reader.ts';

/** Which products of a family belong to a category; all of them without a condition. */
export type Rule = { readonly family: string; readonly when?: (a: Reader) => boolean };

export type CategoryNode = {
  readonly slug: string;
  readonly name: string;
  readonly shortName: string;
  readonly description: string;
  /** Products whose breadcrumb ends here. */
  readonly home: readonly Rule[];
  /** Products that are also found here. */
  readonly also: readonly Rule[];
  readonly children: readonly CategoryNode[];
};

type More = Partial<Pick<CategoryNode, 'shortName' | 'home' | 'also' | 'children'>>;

export function node(slug: string, name: string, description: string, more: More = {}): CategoryNode {
  return { slug, name, description, shortName: name, home: [], also: [], children: [], ...more };
}

export const all = (...families: readonly string[]): Rule[] => families.map((family) => ({ family }));

/** Products of a family with this word in an attribute. */
export const only = (family: string, code: string, ...words: readonly string[]): Rule => ({
  family,
  when: (a) => words.includes(a.text(code)),
});

export const where = (family: string, when: (a: Reader) => boolean): Rule => ({ family, when });

export const having = (family: string, trait: string): Rule => ({ family, when: (a) => a.has(trait) });
