import type { EmbeddedSearch } from '../embedded-types.ts';
import { createSearchIndex } from '../engine/create-search-index.ts';
import type { SearchIndex } from '../engine/types.ts';
import type { SearchTarget } from './answer-search.ts';
import { type CompiledRule, compileRule } from './compile-rule.ts';
import { indexNotFound } from './fault.ts';

export type IndexRegistry = Pick<EmbeddedSearch, 'defineIndex' | 'findIndex' | 'setRules'> & {
  /** Resolves a name. A replica is its primary in another order; it uses the primary's rules unless it has its own. */
  loadTarget(name: string): SearchTarget;
};

/** A service's indexes by name, with their rules. */
export function createIndexRegistry(now: () => Date): IndexRegistry {
  const indexes = new Map<string, SearchIndex>();
  const rules = new Map<string, readonly CompiledRule[]>();
  return {
    loadTarget(name) {
      const index = indexes.get(name);
      if (index) return { name, index, replica: null, rules: rules.get(name) ?? [], now };
      const found = [...indexes].find(([, { settings }]) => Object.hasOwn(settings.replicas ?? {}, name));
      if (!found) throw indexNotFound(name);
      const [primary, primaryIndex] = found;
      return { name, index: primaryIndex, replica: name, rules: rules.get(name) ?? rules.get(primary) ?? [], now };
    },
    defineIndex(name, settings) {
      const index = createSearchIndex(settings);
      indexes.set(name, index);
      return index;
    },
    findIndex: (name) => indexes.get(name),
    setRules(name, list) {
      rules.set(name, list.map(compileRule));
    },
  };
}
