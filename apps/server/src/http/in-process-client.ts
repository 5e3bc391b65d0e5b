import { type Client, createClient, type RouteName } from '@wattle/contract';
import type { CallContext } from '../answers/handlers.ts';
import type { CallAnswer } from './run-call.ts';

/** Calls a use case in this process. */
export type Ask = (name: RouteName, input: unknown, context?: CallContext) => Promise<CallAnswer>;

/**
 * The browser's client without the network, so that page loaders use the same calls. Input of a call comes from the
 * page's URL, so a refused call means that the page does not exist [C-2-38].
 */
export function createInProcessClient(ask: Ask): Client {
  return createClient(async (name, input, { idempotencyKey, attemptKey }) => {
    const answer = await ask(name, input, { idempotencyKey, attemptKey });
    if (answer.kind === 'answered') return answer.outcome;
    throw new Response('Page not found', { status: 404 });
  });
}
