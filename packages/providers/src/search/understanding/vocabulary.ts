import type { AbsentBrand, Synonym } from '@wattle/domain/search';
import pluralize from 'pluralize';
import { otherNumber } from '../engine/plurals.ts';
import { SynonymTable } from '../engine/synonym-table.ts';
import { tokenise } from '../engine/tokenise.ts';
import { type Kind, KindBook, splitKindNames } from './kind-book.ts';
import { AMOUNT_WORDS, FILLERS, GENERIC_NOUNS, PURPOSES, QUALITIES, SIDES, TOGGLE_PHRASES } from './phrases.ts';
import { SpellingBook } from './spelling-book.ts';

/** The shop's vocabulary. */
export type VocabularySource = {
  /** Kinds by name. Where two have the same name, the first keeps it. */
  readonly kinds: readonly { readonly name: string; readonly kind: Kind }[];
  /** Names of the brands that are sold. */
  readonly brands: readonly string[];
  readonly absentBrands: readonly AbsentBrand[];
  readonly synonyms: readonly Synonym[];
  /** Colours and finishes. */
  readonly looks: readonly string[];
  /** Other values and names that describe products. */
  readonly descriptions: readonly string[];
  /** Questions that help answers. */
  readonly questions: readonly string[];
};

/** How much a word counts where several are spelt alike. */
const WEIGHT = { kind: 4, name: 3, look: 3, phrase: 2, question: 1.5, description: 1 } as const;

const wordsOf = (text: string): string[] => tokenise(text).map(({ token }) => token);
const HAS_DIGIT = /\d/;
const LONG_NAME = 6;

/** The words of a shop and what they stand for. */
export class Vocabulary {
  readonly spelling = new SpellingBook();
  readonly looks: ReadonlySet<string>;
  private readonly sold: ReadonlySet<string>;
  private readonly kinds = new KindBook();
  private readonly synonyms: SynonymTable;
  private readonly absent = new Map<string, AbsentBrand>();
  private readonly questions: ReadonlySet<string>;

  constructor(source: VocabularySource) {
    this.synonyms = new SynonymTable(source.synonyms);
    this.looks = new Set(source.looks.flatMap(wordsOf).filter((word) => !HAS_DIGIT.test(word)));
    this.questions = new Set(source.questions.map((question) => wordsOf(question).join(' ')));
    for (const { name, kind } of source.kinds) this.kinds.add(wordsOf(name), kind);
    // the parts of a joined name after all whole names: 'Speakers' is not 'Displays and speakers'
    for (const { name, kind } of source.kinds)
      for (const part of splitKindNames(name)) this.kinds.add(wordsOf(part), kind);
    this.sold = new Set(source.brands.map((name) => wordsOf(name).join(' ')));
    for (const row of source.absentBrands) {
      for (const words of row.words.map(wordsOf)) {
        const isSold = row.isThing ? this.kinds.find(words) !== undefined : this.sold.has(words.join(' '));
        if (!isSold) this.absent.set(words.join(' '), row);
      }
    }
    this.learnSpellings(source);
  }

  /** The kind that these words name, in the shop's words or in a synonym of them. */
  findKind(words: readonly string[]): Kind | undefined {
    const own = this.kinds.find(words);
    if (own) return own;
    // 'handheld vac' is a handheld vacuum, which is another name for a stick vacuum
    const replaced = [...this.substitutes(words)].flatMap((others) => [others, ...this.synonyms.of(others)]);
    const meant = [...this.synonyms.of(words), ...replaced].flatMap((others) => this.kinds.find(others) ?? []);
    const [first, ...more] = [...new Set(meant)];
    // 'cooking appliances' are what is in Cooking
    if (!first && words.length > 1 && GENERIC_NOUNS.has(words.at(-1) ?? '')) return this.findKind(words.slice(0, -1));
    if (!first || more.length === 0) return first;
    return {
      label: [first, ...more].map(({ label }) => label).join(', '),
      anyOf: [...new Set([first, ...more].flatMap(({ anyOf }) => anyOf))],
    };
  }

  /** Whether words hold the name of a brand that is sold. */
  namesBrand(text: string): boolean {
    const words = ` ${wordsOf(text).join(' ')} `;
    return [...this.sold].some((name) => words.includes(` ${name} `));
  }

  /** Whether a word stands for something by itself: a kind, a brand, a look, a question. */
  namesSomething(word: string): boolean {
    const isNamed = this.findKind([word]) ?? this.findAbsentBrand([word]);
    return isNamed !== undefined || this.looks.has(word) || this.namesBrand(word) || this.isInQuestion([word], 0);
  }

  /** Whether a word is in the name of a kind. */
  isInKind(word: string): boolean {
    return this.spelling.weightOf(word) === WEIGHT.kind;
  }

  /** Whether a word is more than a description: a kind, a brand, a look or a synonym. */
  isName(word: string): boolean {
    return this.spelling.weightOf(word) >= WEIGHT.name;
  }

  findAbsentBrand(words: readonly string[]): AbsentBrand | undefined {
    const own = this.absent.get(words.join(' '));
    if (own) return own;
    const others = otherNumber(words.at(-1) ?? '').map((last) =>
      this.absent.get([...words.slice(0, -1), last].join(' ')),
    );
    return others.find((row) => row?.isThing);
  }

  /**
   * Whether a misspelt word may be this one. What only questions say has to make one with its neighbours, and a short
   * name that is not sold is a guess: 'beans' is not 'Beats'.
   */
  mayStandFor(texts: readonly string[], at: number): boolean {
    const word = texts[at] ?? '';
    if (this.findAbsentBrand([word]) && word.length < LONG_NAME) return false;
    return this.spelling.weightOf(word) !== WEIGHT.question || this.isInQuestion(texts, at);
  }

  /** Whether a word makes a question, with so many of its neighbours at least. */
  isInQuestion(texts: readonly string[], at: number, shortest = 1): boolean {
    for (let from = 0; from <= at; from += 1) {
      for (let to = Math.max(at + 1, from + shortest); to <= texts.length; to += 1) {
        if (this.questions.has(texts.slice(from, to).join(' '))) return true;
      }
    }
    return false;
  }

  isSynonym(words: readonly string[]): boolean {
    return this.synonyms.of(words).length > 0;
  }

  listSynonyms(words: readonly string[]): readonly (readonly string[])[] {
    return this.synonyms.of(words);
  }

  /** Colours and finishes that these words also stand for. */
  listLooks(words: readonly string[]): (readonly string[])[] {
    if (words.length === 0) return [];
    return [words, ...this.synonyms.of(words)].filter((others) => others.every((word) => this.looks.has(word)));
  }

  /** The words with one replaced by its synonyms: 'tv bracket' is a television bracket. */
  private *substitutes(words: readonly string[]): Generator<readonly string[]> {
    if (words.length < 2) return;
    for (let at = 0; at < words.length; at += 1) {
      for (const other of this.synonyms.of(words.slice(at, at + 1))) {
        yield [...words.slice(0, at), ...other, ...words.slice(at + 1)];
      }
    }
  }

  private learnSpellings(source: VocabularySource): void {
    const learn = (texts: readonly string[], weight: number): void => {
      for (const word of texts.flatMap(wordsOf).filter((one) => !HAS_DIGIT.test(one))) {
        this.spelling.add(word, weight);
        if (weight === WEIGHT.kind) this.spelling.add(pluralize.singular(word), weight);
      }
    };
    learn(source.descriptions, WEIGHT.description);
    learn([AMOUNT_WORDS, [...FILLERS, ...PURPOSES, ...Object.keys(SIDES)].join(' ')], WEIGHT.phrase);
    learn(Object.values(TOGGLE_PHRASES).flat(), WEIGHT.phrase);
    learn(
      QUALITIES.flatMap(({ phrases }) => [...phrases]),
      WEIGHT.phrase,
    );
    learn(source.questions, WEIGHT.question);
    learn(source.looks, WEIGHT.look);
    learn(source.brands, WEIGHT.name);
    learn(
      source.absentBrands.flatMap(({ words }) => words),
      WEIGHT.name,
    );
    learn(
      source.synonyms.flatMap((synonym) => [
        ...synonym.synonyms,
        ...(synonym.type === 'oneWaySynonym' ? [synonym.input] : []),
      ]),
      WEIGHT.name,
    );
    learn(
      source.kinds.map(({ name }) => name),
      WEIGHT.kind,
    );
  }
}
