import type { SearchRecord } from '../port.ts';
import { Dictionary } from './dictionary.ts';
import { type IndexedWords, indexWords } from './index-words.ts';
import { Postings, placeOf } from './postings.ts';
import { readPath } from './read-path.ts';
import type { IsValue } from './tell-roles.ts';
import { tokenise } from './tokenise.ts';
import type { IndexSettings } from './types.ts';

/** Position gap between list values, so that words of different values are not near each other. */
const GAP = 16;
/** A search for words reads what is unread at once: with more, everybody else would wait for longer than a second. */
const UNREAD_MAX = 4_000;
const REMEMBERED_MAX = 20_000;
const REMEMBERED_LENGTH = 60;
/** Longer texts are sentences, not values that appear in a product name. */
const LONGEST_VALUE = 40;

type Attribute = {
  readonly name: string;
  readonly path: readonly string[];
  readonly isCode: boolean;
  readonly isDescriptive: boolean;
};
const NO_VALUE: IsValue = () => false;

type Kind = Pick<Attribute, 'isCode' | 'isDescriptive'>;
type IndexedText = Omit<IndexedWords, 'tokens'> & { readonly words: readonly number[] };

/** The word index. Document numbers only ascend and documents never change: a new text is a new document. */
export class TextIndex {
  readonly attributes: readonly Attribute[];
  /** Increases with every document: cached results may be incomplete after that. */
  version = 0;
  private readonly knownWords = new Dictionary();
  private readonly places = new Postings();
  /** Added, but their words are yet to be read: filters and sort orders need none. */
  private readonly unread: { readonly document: number; readonly record: SearchRecord }[] = [];
  // brands, categories and attribute values repeat: tokenise them once
  private readonly remembered = new Map<string, IndexedText>();
  private readonly foldedValues = new Map<string, string>();

  constructor({ searchableAttributes, codeAttributes = [], descriptiveAttributes = [] }: IndexSettings) {
    const codes = new Set(codeAttributes);
    const descriptive = new Set(descriptiveAttributes);
    this.attributes = searchableAttributes.map((name) => ({
      name,
      path: name.split('.'),
      isCode: codes.has(name),
      isDescriptive: descriptive.has(name),
    }));
  }

  get dictionary(): Dictionary {
    this.readWords();
    return this.knownWords;
  }

  get postings(): Postings {
    this.readWords();
    return this.places;
  }

  add(document: number, record: SearchRecord): void {
    this.version += 1;
    this.unread.push({ document, record });
    if (this.unread.length > UNREAD_MAX) this.readWords(1);
  }

  /** Reads the words of at most so many documents. Returns how many are left. */
  readWords(most = this.unread.length): number {
    if (this.unread.length > 0)
      for (const { document, record } of this.unread.splice(0, most)) this.read(document, record);
    return this.unread.length;
  }

  private read(document: number, record: SearchRecord): void {
    const isValue = this.valuesOf(record);
    for (let attribute = 0; attribute < this.attributes.length; attribute += 1) {
      const kind = this.attributes[attribute] as Attribute;
      let offset = 0;
      for (const value of readPath(record, kind.path)) {
        if (typeof value !== 'string' && typeof value !== 'number') continue;
        const text = this.wordsOf(String(value), kind, isValue);
        this.addText(document, attribute, offset, text);
        offset += text.length + GAP;
      }
    }
  }

  private addText(document: number, attribute: number, offset: number, text: IndexedText): void {
    const { words, positions, roles } = text;
    for (let i = 0; i < words.length; i += 1) {
      const place = placeOf(attribute, offset + (positions[i] as number), roles[i] as number);
      this.places.add(words[i] as number, document, place);
    }
  }

  /** True when both records are found by the same words. */
  isSameText(a: SearchRecord, b: SearchRecord): boolean {
    return this.attributes.every(({ path }) => {
      const [before, after] = [readPath(a, path), readPath(b, path)];
      return before.length === after.length && before.every((value, i) => value === after[i]);
    });
  }

  /** A record's descriptive values. */
  private valuesOf(record: SearchRecord): IsValue {
    const values = new Set<string>();
    for (const { path, isDescriptive } of this.attributes) {
      if (!isDescriptive) continue;
      for (const value of readPath(record, path)) {
        if (typeof value === 'string' && value.length <= LONGEST_VALUE) values.add(this.foldValue(value));
      }
    }
    return (words) => values.has(words);
  }

  private foldValue(value: string): string {
    const known = this.foldedValues.get(value);
    if (known !== undefined) return known;
    const folded = tokenise(value)
      .map(({ token }) => token)
      .join(' ');
    if (this.foldedValues.size < REMEMBERED_MAX) this.foldedValues.set(value, folded);
    return folded;
  }

  private wordsOf(text: string, { isCode, isDescriptive: mayRepeat }: Kind, isValue: IsValue): IndexedText {
    const known = mayRepeat ? this.remembered.get(text) : undefined;
    if (known) return known;
    // a text that many records share is read once, and so without looking at one of them
    const { tokens, ...indexed } = indexWords(text, isCode, mayRepeat ? NO_VALUE : isValue);
    const { positions, roles, length } = indexed;
    const words = { words: tokens.map((token) => this.knownWords.add(token)), positions, roles, length };
    if (mayRepeat && text.length <= REMEMBERED_LENGTH && this.remembered.size < REMEMBERED_MAX) {
      this.remembered.set(text, words);
    }
    return words;
  }
}
