import type { SearchProvider, Vocabulary } from '@wattle/providers/search';
import type { Catalogue, CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import { loadVocabulary, type SearchWords } from './load-vocabulary.ts';
import { type Understood, understandQuery } from './understand-query.ts';

/** Understands a search. The answer is kept until the catalogue changes. */
export type Understand = (text: string) => Promise<Understood>;

/** Listings, their facets and suggestions ask about the same words. */
const KEPT_MAX = 500;
/** New values of attributes are learnt this often. */
const VOCABULARY_AGE_MS = 10 * 60_000;

type Memory = { readonly vocabulary: Promise<Vocabulary>; readonly byText: Map<string, Promise<Understood>> };

/** Understands searches by what the shop sells, for pages, suggestions and Algolia's clients alike. */
export function createUnderstanding(
  search: SearchProvider,
  catalogue: CatalogueCache,
  loadWords: () => Promise<SearchWords>,
): Understand {
  const kept = new WeakMap<Catalogue, Memory>();
  let latest: { readonly print: string; readonly at: number; readonly vocabulary: Promise<Vocabulary> } | undefined;

  /** The catalogue is re-read every half minute, usually with the same words: then the vocabulary is reused. */
  async function readVocabulary(around: Catalogue): Promise<Vocabulary> {
    const words = await loadWords();
    const print = fingerprint(around, words);
    if (latest?.print !== print || Date.now() - latest.at > VOCABULARY_AGE_MS) {
      const vocabulary = loadVocabulary(search, around, words);
      latest = { print, at: Date.now(), vocabulary };
      // do not keep a failure, here and below: who asks hears of it, and the next tries again
      vocabulary.catch(() => {
        latest = undefined;
      });
    }
    return latest.vocabulary;
  }

  function remember(around: Catalogue): Memory {
    const known = kept.get(around);
    if (known) return known;
    const memory: Memory = { vocabulary: readVocabulary(around), byText: new Map() };
    kept.set(around, memory);
    memory.vocabulary.catch(() => kept.delete(around));
    return memory;
  }

  return async (text) => {
    const around = await catalogue.load();
    const { vocabulary, byText } = remember(around);
    const key = text.trim().toLowerCase();
    const known = byText.get(key);
    if (known) return known;
    const { families } = around;
    const understood = vocabulary.then((words) => understandQuery(text, { search, vocabulary: words, families }));
    byText.set(key, understood);
    understood.catch(() => byText.delete(key));
    if (byText.size > KEPT_MAX) byText.delete(byText.keys().next().value ?? '');
    return understood;
  };
}

const fingerprint = ({ categories, families, brands }: Catalogue, words: SearchWords): string =>
  JSON.stringify([
    [...categories.values()].map(({ id, name, shortName }) => [id, name, shortName]),
    [...families.values()].map(({ code, name }) => [code, name]),
    [...brands.values()].map(({ name }) => name),
    [words.synonyms, words.absentBrands, words.stores.map(({ name, addressCity }) => [name, addressCity])],
  ]);
