import { type Client, createClient } from '@wattle/contract';
import type { Handlers } from './handlers.ts';
import { runCall } from './run-call.ts';

/**
 * The browser's client without the network: loaders of pages reach data through the same calls.
 * What a call refuses came from the page's address, so the page is not there [C-2-38].
 */
export function createInProcessClient(handlers: Handlers): Client {
  return createClient(async (name, input, { idempotencyKey }) => {
    const answer = await runCall(handlers, name, input, { idempotencyKey });
    if (answer.kind === 'answered') return answer.outcome;
    throw new Response('Page not found', { status: 404 });
  });
}
