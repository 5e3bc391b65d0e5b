import type { Synonym } from '@wattle/domain/search';
import { otherNumber } from './plurals.ts';
import { tokenise } from './tokenise.ts';

const wordsOf = (text: string): string[] => tokenise(text).map(({ token }) => token);
const keyOf = (words: readonly string[]): string => words.join(' ');

/** Synonyms for query words, in index words. */
export class SynonymTable {
  /** Word count of the longest entry. */
  readonly longest: number;
  private readonly meanings = new Map<string, (readonly string[])[]>();

  constructor(synonyms: readonly Synonym[]) {
    for (const synonym of synonyms) {
      if (synonym.type === 'oneWaySynonym') this.learn(synonym.input, synonym.synonyms);
      else
        for (const text of synonym.synonyms)
          this.learn(
            text,
            synonym.synonyms.filter((other) => other !== text),
          );
    }
    this.longest = Math.max(0, ...[...this.meanings.keys()].map((key) => key.split(' ').length));
  }

  /** Every synonym of these words; singular and plural are treated alike. */
  of(words: readonly string[]): readonly (readonly string[])[] {
    return this.meanings.get(keyOf(words)) ?? [];
  }

  private learn(text: string, others: readonly string[]): void {
    const words = wordsOf(text);
    const last = words.at(-1);
    if (last === undefined) return;
    const meanings = others.map(wordsOf).filter((other) => other.length > 0);
    for (const form of [last, ...otherNumber(last)]) {
      const key = keyOf([...words.slice(0, -1), form]);
      this.meanings.set(key, [...(this.meanings.get(key) ?? []), ...meanings]);
    }
  }
}
