import { isReadCall, type RouteName, routeOf } from '@wattle/contract';
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '../answers/client-network.ts';
import type { Ask } from './in-process-client.ts';
import { createWorkBudget } from './work-budget.ts';

/** Pages that one network may have rendered in a window: short, so that a burst does not close the shop to it for a minute. */
const RENDERS_MIN = 120;
const WINDOW_MS = 10_000;
/** Whoever may write more may read more. */
const RENDERS_FOR_A_WRITE = 2;
const RENDER = 1;
/** An answer takes about half as long as the page around it. */
const ANSWER = 0.5;
/** Papers, and the description of all calls, are large and not kept. */
const PAPER = 4;
const TOO_MANY = 429;

/** A network asks for more than its share of the processor. */
export class TooMuchWork extends Error {
  readonly statusCode = TOO_MANY;
  readonly waitSeconds: number;

  constructor(waitSeconds: number) {
    super('A network asks for too much.');
    this.waitSeconds = waitSeconds;
  }
}

/** Reads with a pace of their own are limited by their route. */
const isCounted = (name: RouteName): boolean => isReadCall(name) && routeOf(name).pace === undefined;

export type NetworkWork = {
  /** Counts a page to be rendered. Returns the seconds to wait when it must not be, or 0. */
  spendRender(address: string): number;
  /** A hook of routes that draw a paper for each who asks. */
  limitPapers(request: FastifyRequest): Promise<void>;
  /** Counts the reads that clients ask for; those that a page makes are part of it. What is kept never comes here. */
  limitReads(ask: Ask): Ask;
};

/** Limits what one network may have worked out: pages and answers together, because they share the processor. */
export function createNetworkWork(writeLimitPerMinute: number): NetworkWork {
  const most = Math.max(RENDERS_MIN, RENDERS_FOR_A_WRITE * writeLimitPerMinute);
  const budget = createWorkBudget(most, Date.now, WINDOW_MS);
  const spend = (address: string, units: number): void => {
    const waitSeconds = budget.spend(clientNetwork(address), units);
    if (waitSeconds > 0) throw new TooMuchWork(waitSeconds);
  };
  return {
    spendRender: (address) => budget.spend(clientNetwork(address), RENDER),
    limitPapers: async ({ ip }) => spend(ip, PAPER),
    limitReads: (ask) => async (name, input, context) => {
      const address = isCounted(name) ? context?.address : undefined;
      if (address !== undefined) spend(address, ANSWER);
      return ask(name, input, context);
    },
  };
}
