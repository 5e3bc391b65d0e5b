import { Dictionary } from '../engine/dictionary.ts';
import { otherNumber } from '../engine/plurals.ts';
import { soundOf } from './sound-of.ts';

/** A word that a misspelt one may stand for. */
export type Spelling = {
  readonly word: string;
  readonly typos: number;
  readonly weight: number;
  /** Only the start of it is like what was typed. */
  readonly isUnfinished: boolean;
};

const SHORTEST_SOUND = 3;
const SHORTEST_PREFIX = 4;
/** What sounds alike counts as this many typos, whatever its letters. */
const SOUND_TYPOS = 1.5;
/** Words that sound alike may still differ too much to be the same word. */
const LENGTH_APART = 2;

/** The words that a shop knows, each with its weight: what a product is counts more than what describes it. */
export class SpellingBook {
  private readonly dictionary = new Dictionary();
  private readonly weights = new Map<string, number>();
  private readonly bySound = new Map<string, string[]>();

  add(word: string, weight: number): void {
    const known = this.weights.get(word);
    if (known === undefined) {
      this.dictionary.add(word);
      const sound = soundOf(word);
      this.bySound.set(sound, [...(this.bySound.get(sound) ?? []), word]);
    }
    this.weights.set(word, Math.max(known ?? 0, weight));
  }

  has(word: string): boolean {
    return this.weights.has(word) || otherNumber(word).some((form) => this.weights.has(form));
  }

  weightOf(word: string): number {
    return Math.max(0, ...[word, ...otherNumber(word)].map((form) => this.weights.get(form) ?? 0));
  }

  /** Whether a known word starts with these letters. */
  startsWord(letters: string): boolean {
    let isStart = false;
    this.dictionary.eachWithPrefix(letters, () => {
      isStart = true;
    });
    return isStart;
  }

  /** Known words that start with these letters, the shortest first. */
  listStarting(letters: string): Spelling[] {
    const found: Spelling[] = [];
    this.dictionary.eachWithPrefix(letters, (id) => {
      const word = this.dictionary.wordOf(id);
      found.push({ word, typos: 0, weight: this.weights.get(word) ?? 0, isUnfinished: true });
    });
    return found.sort((a, b) => a.word.length - b.word.length || (a.word < b.word ? -1 : 1));
  }

  /** Known words close to a misspelt one, the likeliest first. */
  listSimilar(word: string, mayBeUnfinished: boolean): Spelling[] {
    const found = new Map<string, number>();
    const add = (similar: string, typos: number): void => {
      found.set(similar, Math.min(typos, found.get(similar) ?? typos));
    };
    this.dictionary.eachSimilar(word, typosAllowed(word), false, (id, typos) => add(this.dictionary.wordOf(id), typos));
    for (const alike of this.listAlike(word)) add(alike, SOUND_TYPOS);
    if (mayBeUnfinished && word.length >= SHORTEST_PREFIX) {
      const whole = new Set(found.keys());
      this.dictionary.eachSimilar(word, 1, true, (id, typos) => {
        const longer = this.dictionary.wordOf(id);
        if (!whole.has(longer)) add(longer, typos + UNFINISHED_TYPOS);
      });
    }
    return [...found]
      .map(([similar, typos]) => ({
        word: similar,
        typos,
        weight: this.weights.get(similar) ?? 0,
        isUnfinished: typos % 1 === UNFINISHED_TYPOS,
      }))
      .sort(
        (a, b) =>
          a.typos - b.typos ||
          b.weight - a.weight ||
          Math.abs(a.word.length - word.length) - Math.abs(b.word.length - word.length) ||
          (a.word < b.word ? -1 : 1),
      );
  }

  /** Words that sound the same and are about as long. */
  private listAlike(word: string): string[] {
    const sound = soundOf(word);
    const alike = sound.length >= SHORTEST_SOUND ? (this.bySound.get(sound) ?? []) : [];
    return alike.filter((other) => Math.abs(other.length - word.length) <= LENGTH_APART && other[0] === word[0]);
  }
}

/** What a longer word than the typed one counts more, in typos. */
const UNFINISHED_TYPOS = 0.75;
const ONE_TYPO = 3;
const TWO_TYPOS = 7;

function typosAllowed({ length }: string): number {
  if (length < ONE_TYPO) return 0;
  return length < TWO_TYPOS ? 1 : 2;
}
