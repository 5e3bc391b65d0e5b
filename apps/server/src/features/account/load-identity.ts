import type { CallValue } from '@wattle/contract';
import { success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';

/** [C-1-14] How the browser connects to the user pool. */
export const loadIdentity =
  (description: CallValue<'loadIdentity'>): Handler<'loadIdentity'> =>
  async () =>
    success(description);
