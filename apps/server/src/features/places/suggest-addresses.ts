import { success } from '@wattle/domain';
import type { PlacesProvider } from '@wattle/providers/places';
import type { Handler } from '../../http/handlers.ts';

/** What a typed text may mean [C-7-50]. */
export const suggestAddresses =
  (places: PlacesProvider): Handler<'suggestAddresses'> =>
  async (question) => {
    const answer = await places.suggest(question);
    return answer.status === 'SUCCESS' ? success({ suggestions: answer.value }) : answer;
  };
