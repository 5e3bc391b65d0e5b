import type { AttributeValue } from '@wattle/domain/catalogue';
import { lowerFirst } from './lower-first.ts';
import { mendGrammar } from './mend-grammar.ts';

export type Facts = Readonly<Record<string, AttributeValue>>;

const figures = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 });

/** Joins a list: 'sand, navy and black'. */
export function inWords(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

function word(value: AttributeValue): string {
  if (typeof value === 'number') return figures.format(value);
  if (typeof value === 'string') return value;
  if (typeof value === 'object') return inWords(value);
  throw new Error('Yes or no cannot be part of a sentence.');
}

/** Fills facts into a sentence: `{widthMm}`, or `{finish|lower}` mid-sentence. Throws for an unknown fact. */
export function fill(template: string, facts: Facts): string {
  const sentence = template.replace(/\{(\w+)(\|lower)?\}/g, (_, key: string, lower: string | undefined) => {
    const value = facts[key];
    if (value === undefined) throw new Error(`The sentence "${template}" needs the fact ${key}.`);
    if (lower === undefined) return word(value);
    return word(typeof value === 'object' ? value.map(lowerFirst) : lowerFirst(word(value)));
  });
  return mendGrammar(sentence);
}
