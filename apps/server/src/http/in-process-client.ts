import { type Client, createClient, type RouteName } from '@wattle/contract';
import type { CallContext } from './handlers.ts';
import type { CallAnswer } from './run-call.ts';

/** Puts a call to the use cases of this process. */
export type Ask = (name: RouteName, input: unknown, context?: CallContext) => Promise<CallAnswer>;

/**
 * The browser's client without the network: loaders of pages reach data through the same calls.
 * What a call refuses came from the page's address, so the page is not there [C-2-38].
 */
export function createInProcessClient(ask: Ask): Client {
  return createClient(async (name, input, { idempotencyKey }) => {
    const answer = await ask(name, input, { idempotencyKey });
    if (answer.kind === 'answered') return answer.outcome;
    throw new Response('Page not found', { status: 404 });
  });
}
