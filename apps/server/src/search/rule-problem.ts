import type { SearchRule } from '@wattle/domain';
import { createEmbeddedSearch, SearchFailure } from '@wattle/providers/search';

/** What search has against a rule, such as a filter that makes no sense; null: it can be used. */
export function ruleProblem(rule: SearchRule): string | null {
  try {
    createEmbeddedSearch().setRules('products', [rule]);
    return null;
  } catch (error) {
    if (!(error instanceof SearchFailure)) throw error;
    return error.message;
  }
}
