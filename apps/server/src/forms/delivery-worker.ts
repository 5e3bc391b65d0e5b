import { unreachable } from '@wattle/domain';
import type { Delivery, MarketingProvider } from '@wattle/providers/marketing';
import type { KeptRequest, MarketingRequestStore } from '../store/marketing-requests.ts';
import { MAX_ATTEMPTS, retryDelaySeconds } from './retry-delay.ts';

/** Longer than a delivery can take: after it, whoever took the request is taken for dead. */
const LEASE_SECONDS = 120;
const POLL_MS = 15_000;
/** A service may ask for a wait; nobody waits longer than this for its word. */
const LONGEST_WAIT_SECONDS = 24 * 3600;

export type DeliveryQueue = Pick<
  MarketingRequestStore,
  'claimMarketingRequest' | 'markDelivered' | 'postponeDelivery' | 'giveUpDelivery'
>;

export type DeliveryWorkerOptions = {
  readonly queue: DeliveryQueue;
  readonly provider: MarketingProvider;
  /** Hears of what went wrong: ids and problems, nothing of a person. */
  readonly onProblem: (details: { readonly id: string; readonly problem: string }, isFinal: boolean) => void;
  readonly onError: (error: unknown) => void;
  readonly pollMs?: number;
};

export type DeliveryWorker = {
  /** Something may be due. */
  wake(): void;
  /** Finishes the delivery under way and takes no other. */
  close(): Promise<void>;
};

/** Delivers what is due, one after the other, and looks again now and then. Several processes may each have one. */
export function createDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  const { queue, onError, pollMs = POLL_MS } = options;
  let isClosing = false;
  let isWoken = false;
  let restUntilMs = 0;
  let running: Promise<void> | undefined;

  const work = async (): Promise<void> => {
    do {
      isWoken = false;
      for (;;) {
        const isResting = isClosing || performance.now() < restUntilMs;
        const request = isResting ? undefined : await queue.claimMarketingRequest(LEASE_SECONDS);
        if (!request) break;
        restUntilMs = performance.now() + 1000 * (await deliverOne(options, request));
      }
    } while (isWoken && !isClosing);
  };
  const wake = (): void => {
    isWoken = true;
    if (isClosing) return;
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(wake, pollMs);
  timer.unref();
  wake();
  return {
    wake,
    async close() {
      isClosing = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Takes one request there and marks it; tells how many seconds the service wants to be left alone. */
async function deliverOne(options: DeliveryWorkerOptions, request: KeptRequest): Promise<number> {
  const { id, attempts } = request;
  if (attempts > MAX_ATTEMPTS) {
    // taken again and again and never marked: whoever took it died of it
    const problem = 'never answered for';
    options.onProblem({ id, problem }, true);
    await options.queue.giveUpDelivery(id, problem);
    return 0;
  }
  const delivery = await options.provider.deliver(request);
  await settle(options, request, delivery);
  return delivery.status === 'FAILED' ? waitOf(delivery) : 0;
}

const waitOf = ({ retryAfterSeconds = 0 }: { readonly retryAfterSeconds?: number }): number =>
  Math.min(retryAfterSeconds, LONGEST_WAIT_SECONDS);

async function settle(
  { queue, onProblem }: DeliveryWorkerOptions,
  { id, attempts }: KeptRequest,
  delivery: Delivery,
): Promise<void> {
  switch (delivery.status) {
    case 'DELIVERED':
      return queue.markDelivered(id);
    case 'KEPT':
      return;
    case 'REFUSED':
      onProblem({ id, problem: delivery.problem }, true);
      return queue.giveUpDelivery(id, delivery.problem);
    case 'FAILED': {
      const { problem } = delivery;
      const isFinal = attempts >= MAX_ATTEMPTS;
      onProblem({ id, problem }, isFinal);
      if (isFinal) return queue.giveUpDelivery(id, problem);
      return queue.postponeDelivery(id, Math.max(waitOf(delivery), retryDelaySeconds(attempts)), problem);
    }
    default:
      return unreachable(delivery);
  }
}
