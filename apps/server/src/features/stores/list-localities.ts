import { success } from '@wattle/domain';
import type { Handler } from '../../http/handlers.ts';
import type { Store } from '../../store/store.ts';

const SHORTEST_QUERY = 3;
const SUGGESTIONS = 5;

/** Suburbs whose name or postcode starts with what was typed. */
export const listLocalities =
  (store: Store): Handler<'listLocalities'> =>
  async ({ query }) => {
    const text = query.trim();
    if (text.length < SHORTEST_QUERY) return success({ status: 'QUERY_TOO_SHORT' });
    return success({ status: 'SUCCESS', localities: await store.listLocalities(text, SUGGESTIONS) });
  };
