import type { SearchRule } from '@wattle/domain/search';
import { createEmbeddedSearch, SearchFailure } from '@wattle/providers/search';

/** Why search cannot use a rule, such as an invalid filter; null: it can. */
export function ruleProblem(rule: SearchRule): string | null {
  try {
    createEmbeddedSearch().setRules('products', [rule]);
    return null;
  } catch (error) {
    if (!(error instanceof SearchFailure)) throw error;
    return error.message;
  }
}
