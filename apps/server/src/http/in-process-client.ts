import { type Client, createClient } from '@wattle/contract';
import type { Handlers } from './handlers.ts';
import { runCall } from './run-call.ts';

/** The browser's client without the network: loaders of pages reach data through the same calls. */
export function createInProcessClient(handlers: Handlers): Client {
  return createClient(async (name, input) => {
    const answer = await runCall(handlers, name, input);
    if (answer.kind === 'answered') return answer.outcome;
    throw new Error(`A page called ${name} with bad input: ${JSON.stringify(answer.problems)}`);
  });
}
