import { unreachable } from '@wattle/domain';
import type { Delivery, MarketingProvider } from '@wattle/providers/marketing';
import type { KeptRequest, MarketingRequestStore } from '../store/marketing-requests.ts';
import { MAX_ATTEMPTS, retryDelaySeconds } from './retry-delay.ts';

/** Longer than a delivery can take: after it, whoever took the request is taken for dead. */
const LEASE_SECONDS = 120;
const POLL_MS = 15_000;

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
  let running: Promise<void> | undefined;

  const work = async (): Promise<void> => {
    do {
      isWoken = false;
      for (;;) {
        const request = isClosing ? undefined : await queue.claimMarketingRequest(LEASE_SECONDS);
        if (!request) break;
        await settle(options, request, await options.provider.deliver(request));
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
      const { problem, retryAfterSeconds = 0 } = delivery;
      const isFinal = attempts >= MAX_ATTEMPTS;
      onProblem({ id, problem }, isFinal);
      if (isFinal) return queue.giveUpDelivery(id, problem);
      return queue.postponeDelivery(id, Math.max(retryAfterSeconds, retryDelaySeconds(attempts)), problem);
    }
    default:
      return unreachable(delivery);
  }
}
