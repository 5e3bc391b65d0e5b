import { DocumentTable } from './document-table.ts';
import { runQuery } from './run-query.ts';
import { SynonymTable } from './synonym-table.ts';
import type { IndexSettings, SearchIndex } from './types.ts';

/** An in-memory index of words, facets and sort orders, updated as records change. */
export function createSearchIndex(settings: IndexSettings): SearchIndex {
  let synonyms = new SynonymTable([]);
  let table = new DocumentTable(settings, synonyms);
  return {
    settings,
    get size() {
      return table.size;
    },
    get facetNames() {
      return table.facets.names;
    },
    isFacet: (attribute) => table.facets.isFacet(attribute),
    replaceAll(records) {
      // the old table keeps answering until the new one is complete
      const next = new DocumentTable(settings, synonyms);
      for (const record of records) next.save(record);
      table = next;
    },
    save(records) {
      for (const record of records) table.save(record);
      if (table.isMostlyEmpty) {
        const compact = new DocumentTable(settings, synonyms);
        for (const record of table.records()) compact.save(record);
        table = compact;
      }
    },
    remove(objectIDs) {
      for (const id of objectIDs) table.remove(id);
    },
    setSynonyms(list) {
      synonyms = new SynonymTable(list);
      table.text.setSynonyms(synonyms);
    },
    readWords: (most) => table.readWords(most),
    find: (objectID) => table.find(objectID),
    query: (query) => runQuery(table, query),
  };
}
