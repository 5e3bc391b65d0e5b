import { rejected } from '@wattle/domain/results';
import type { PlacesProvider } from '@wattle/providers/places';
import type { Handler } from '../../answers/handlers.ts';

/** The address behind a chosen suggestion [C-7-51]. */
export const findAddress =
  (places: PlacesProvider): Handler<'findAddress'> =>
  async ({ placeId, sessionToken }) => {
    const answer = await places.find(placeId, sessionToken);
    return answer.status === 'REJECTED' ? rejected({ code: 'LOCALITY_NOT_FOUND' }) : answer;
  };
