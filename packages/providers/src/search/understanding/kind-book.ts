import pluralize from 'pluralize';

/** A kind of product: what shoppers name, and the filter that holds it. */
export type Kind = {
  /** As a heading says it: 'Fridges'. */
  readonly label: string;
  /** Facet filters, any of which holds: `familyComposite:…`, `categoryIds:…`. */
  readonly anyOf: readonly string[];
};

const SHORT_PLURALS: Readonly<Record<string, string>> = { tvs: 'tv', pcs: 'pc', acs: 'ac' };
const singular = (word: string): string => SHORT_PLURALS[word] ?? (word.length > 3 ? pluralize.singular(word) : word);

/** One key for 'dish washers', 'dishwasher' and 'dish-washer'. */
const keyOf = (words: readonly string[]): string =>
  [...words.slice(0, -1), singular(words.at(-1) ?? '')].join('').replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The kinds of a shop, by their names. */
export class KindBook {
  private readonly kinds = new Map<string, Kind>();

  /** The first kind to take a name keeps it. */
  add(words: readonly string[], kind: Kind): void {
    const key = keyOf(words);
    if (key !== '' && kind.anyOf.length > 0 && !this.kinds.has(key)) this.kinds.set(key, kind);
  }

  find(words: readonly string[]): Kind | undefined {
    return this.kinds.get(keyOf(words));
  }
}

/** Two kinds that a search asks for at once: 'toaster and kettle'. */
export const joinKinds = (a: Kind, b: Kind): Kind => ({
  label: `${a.label} and ${/^\p{Lu}\p{Ll}/u.test(b.label) ? b.label.charAt(0).toLowerCase() + b.label.slice(1) : b.label}`,
  anyOf: [...new Set([...a.anyOf, ...b.anyOf])],
});

const JOINTS = /\s*(?:,|&|\band\b)\s*/;
const isPlural = (words: string): boolean => pluralize.isPlural(words.split(' ').at(-1) ?? '');

/**
 * The kinds in a name that joins several: 'Toasters and sandwich presses' are two, and in 'Gas and electric cooktops'
 * the first lacks the noun.
 */
export function splitKindNames(name: string): string[] {
  const parts = name.split(JOINTS).filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  const noun = last.split(' ').at(-1) ?? '';
  return parts.map((part) => (part === last || isPlural(part) ? part : `${part} ${noun}`));
}
