import { success } from '@wattle/domain/results';
import type { PlacesProvider } from '@wattle/providers/places';
import type { Handler } from '../../answers/handlers.ts';

/** Address suggestions for typed text [C-7-50]. */
export const suggestAddresses =
  (places: PlacesProvider): Handler<'suggestAddresses'> =>
  async (question) => {
    const answer = await places.suggest(question);
    return answer.status === 'SUCCESS' ? success({ suggestions: answer.value }) : answer;
  };
