import { rejected, success } from '@wattle/domain';
import type { SearchProvider } from '@wattle/providers/search';
import type { Handler } from '../../http/handlers.ts';
import { answerAt, askSearch } from '../../search/ask-search.ts';
import { around } from '../../search/find-stores-around.ts';
import { LOCALITY_ATTRIBUTES, readLocalities } from '../../search/locality-hits.ts';
import { orUnavailable } from '../../search/or-unavailable.ts';

/** [C-9-39 D-9-57] */
export const LOCALITY_RADIUS_METRES = 10_000;

/** The suburb that a point lies in, or nearest to. */
export const findLocality =
  (search: SearchProvider): Handler<'findLocality'> =>
  (point) =>
    orUnavailable(async () => {
      const params = {
        query: '',
        ...around(point, LOCALITY_RADIUS_METRES),
        hitsPerPage: 1,
        attributesToRetrieve: LOCALITY_ATTRIBUTES,
        attributesToHighlight: [],
      };
      const answers = await askSearch(search, [{ indexName: 'localities', params }]);
      const [nearest] = readLocalities(answerAt(answers, 0).hits);
      return nearest ? success(nearest) : rejected({ code: 'LOCALITY_NOT_FOUND' });
    });
