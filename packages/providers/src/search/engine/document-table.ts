import { TypedFastBitSet } from 'typedfastbitset';
import type { SearchRecord } from '../port.ts';
import { Facets } from './facets.ts';
import { SortOrder } from './sort-order.ts';
import type { SynonymTable } from './synonym-table.ts';
import { TextIndex } from './text-index.ts';
import { TextSearch } from './text-search.ts';
import type { IndexSettings } from './types.ts';

const GONE_MAX = 1000;

/** An index's records as numbered documents, with the structures to find, filter and sort them. */
export class DocumentTable {
  readonly facets: Facets;
  readonly text: TextSearch;
  /** Live documents. Numbers of changed and removed documents are never reused. */
  readonly alive = new TypedFastBitSet();
  private readonly words: TextIndex;
  private readonly byRelevance: SortOrder;
  private readonly replicas: ReadonlyMap<string, SortOrder>;
  private readonly stored: (SearchRecord | undefined)[] = [];
  private readonly documents = new Map<string, number>();

  constructor(settings: IndexSettings, synonyms: SynonymTable) {
    this.facets = new Facets(settings);
    this.words = new TextIndex(settings);
    this.text = new TextSearch(this.words, synonyms);
    const idOf = (document: number): string => this.stored[document]?.objectID ?? '';
    this.byRelevance = new SortOrder(settings.customRanking, idOf);
    this.replicas = new Map(
      Object.entries(settings.replicas ?? {}).map(([name, order]) => [
        name,
        new SortOrder([...order, ...settings.customRanking], idOf),
      ]),
    );
  }

  get size(): number {
    return this.documents.size;
  }

  /** Numbers assigned so far: one more than the highest. */
  get documentCount(): number {
    return this.stored.length;
  }

  get isMostlyEmpty(): boolean {
    const gone = this.documentCount - this.size;
    return gone > GONE_MAX && gone > this.size;
  }

  records(): IterableIterator<SearchRecord> {
    return this.stored.filter((record) => record !== undefined).values();
  }

  recordOf(document: number): SearchRecord | undefined {
    return this.stored[document];
  }

  wordOf(id: number): string {
    return this.words.dictionary.wordOf(id);
  }

  /** How often a word occurs, over all live documents. */
  frequencyOf(id: number): number {
    const { pairs, start, end } = this.words.postings.of(id);
    let count = 0;
    for (let i = start; i < end; i += 2) if (this.alive.has(pairs[i] as number)) count += 1;
    return count;
  }

  /** Reads the words of at most so many added documents. Returns how many are left. */
  readWords(most: number): number {
    return this.words.readWords(most);
  }

  documentOf(objectID: string): number | undefined {
    return this.documents.get(objectID);
  }

  find(objectID: string): SearchRecord | undefined {
    const document = this.documents.get(objectID);
    return document === undefined ? undefined : this.stored[document];
  }

  /** A replica's sort order, or the custom ranking. */
  orderOf(replica: string | null): SortOrder {
    return (replica !== null && this.replicas.get(replica)) || this.byRelevance;
  }

  save(record: SearchRecord): void {
    const known = this.documents.get(record.objectID);
    const previous = known === undefined ? undefined : this.stored[known];
    if (known !== undefined && previous && this.words.isSameText(previous, record)) {
      this.write(known, record, previous);
      return;
    }
    if (known !== undefined) this.remove(record.objectID);
    const document = this.stored.length;
    this.documents.set(record.objectID, document);
    this.words.add(document, record);
    this.alive.add(document);
    this.write(document, record);
  }

  remove(objectID: string): void {
    const document = this.documents.get(objectID);
    if (document === undefined) return;
    this.documents.delete(objectID);
    this.alive.remove(document);
    this.facets.write(document, undefined, this.stored[document]);
    this.stored[document] = undefined;
    for (const order of this.orders()) order.remove(document);
    this.text.forget();
  }

  private write(document: number, record: SearchRecord, previous?: SearchRecord): void {
    this.stored[document] = record;
    this.facets.write(document, record, previous);
    for (const order of this.orders()) order.write(document, record);
  }

  private orders(): SortOrder[] {
    return [this.byRelevance, ...this.replicas.values()];
  }
}
