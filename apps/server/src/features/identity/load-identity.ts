import type { CallValue } from '@wattle/contract';
import { success } from '@wattle/domain';
import type { Handler } from '../../http/handlers.ts';

/** [C-1-14] How the browser reaches the user pool. */
export const loadIdentity =
  (description: CallValue<'loadIdentity'>): Handler<'loadIdentity'> =>
  async () =>
    success(description);
