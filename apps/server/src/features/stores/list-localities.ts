import { success } from '@wattle/domain/results';
import type { SearchProvider } from '@wattle/providers/search';
import type { Handler } from '../../answers/handlers.ts';
import { askSearch } from '../../search/ask-search.ts';
import { LOCALITY_ATTRIBUTES, readLocalities } from '../../search/locality-hits.ts';
import { orUnavailable } from '../../search/or-unavailable.ts';

/** [D-4-11] */
const SHORTEST_QUERY = 3;
/** [C-9-38 D-9-56] */
const SUGGESTIONS = 5;

/** Suburbs whose name or postcode starts with the typed text [D-4-08 D-4-09 D-4-10]. */
export const listLocalities =
  (search: SearchProvider): Handler<'listLocalities'> =>
  ({ query: typed }) =>
    orUnavailable(async () => {
      const query = typed.trim();
      if (query.length < SHORTEST_QUERY) return success({ status: 'QUERY_TOO_SHORT' });
      const params = {
        query,
        hitsPerPage: SUGGESTIONS,
        attributesToRetrieve: LOCALITY_ATTRIBUTES,
        attributesToHighlight: [],
        // 'bris 4000': each word may be a prefix
        queryType: 'prefixAll',
        // a postcode with one different digit is another place
        ...(/\d/.test(query) ? { typoTolerance: false } : {}),
      };
      const [answer] = await askSearch(search, [{ indexName: 'localities', params }]);
      return success({ status: 'SUCCESS', localities: readLocalities(answer?.hits ?? []) });
    });
