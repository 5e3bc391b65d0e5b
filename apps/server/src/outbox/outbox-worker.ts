import { unreachable } from '@wattle/domain';
import type { Delivery } from '@wattle/providers/mail';
import { MAX_ATTEMPTS, retryDelaySeconds } from './retry-delay.ts';

/** Longer than a delivery can take: after it, whoever took something is taken for dead. */
const LEASE_SECONDS = 120;
const POLL_MS = 15_000;
/** A service may ask for a wait; nobody waits longer than this for its word. */
const LONGEST_WAIT_SECONDS = 24 * 3600;

/** Something that waits to be delivered. */
type Waiting = { readonly id: string; readonly attempts: number };

/** Where it waits. Several processes may take from it. */
export type Outbox<T extends Waiting> = {
  /** The next that is due, for nobody else during so many seconds. */
  claim(leaseSeconds: number): Promise<T | undefined>;
  markDelivered(id: string): Promise<void>;
  postpone(id: string, seconds: number, problem: string): Promise<void>;
  giveUp(id: string, problem: string): Promise<void>;
};

export type OutboxListeners = {
  /** Hears of what went wrong: ids and problems, nothing of a person. */
  readonly onProblem: (details: { readonly id: string; readonly problem: string }, isFinal: boolean) => void;
  readonly onError: (error: unknown) => void;
};

export type OutboxWorkerOptions<T extends Waiting> = OutboxListeners & {
  readonly outbox: Outbox<T>;
  readonly deliver: (item: T) => Promise<Delivery>;
  readonly pollMs?: number;
};

export type OutboxWorker = {
  /** Something may be due. */
  wake(): void;
  /** Finishes the delivery under way and takes no other. */
  close(): Promise<void>;
};

/** Delivers what is due, one after the other, and looks again now and then. Several processes may each have one. */
export function createOutboxWorker<T extends Waiting>(options: OutboxWorkerOptions<T>): OutboxWorker {
  const { outbox, onError, pollMs = POLL_MS } = options;
  let isClosing = false;
  let isWoken = false;
  let restUntilMs = 0;
  let running: Promise<void> | undefined;

  const work = async (): Promise<void> => {
    do {
      isWoken = false;
      for (;;) {
        const isResting = isClosing || performance.now() < restUntilMs;
        const item = isResting ? undefined : await outbox.claim(LEASE_SECONDS);
        if (!item) break;
        restUntilMs = performance.now() + 1000 * (await deliverOne(options, item));
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

/** Takes one there and marks it; tells how many seconds the service wants to be left alone. */
async function deliverOne<T extends Waiting>(options: OutboxWorkerOptions<T>, item: T): Promise<number> {
  const { id, attempts } = item;
  if (attempts > MAX_ATTEMPTS) {
    // taken again and again and never marked: whoever took it died of it
    const problem = 'never answered for';
    options.onProblem({ id, problem }, true);
    await options.outbox.giveUp(id, problem);
    return 0;
  }
  const delivery = await options.deliver(item);
  await settle(options, item, delivery);
  return delivery.status === 'FAILED' ? waitOf(delivery) : 0;
}

const waitOf = ({ retryAfterSeconds = 0 }: { readonly retryAfterSeconds?: number }): number =>
  Math.min(retryAfterSeconds, LONGEST_WAIT_SECONDS);

async function settle<T extends Waiting>(
  { outbox, onProblem }: OutboxWorkerOptions<T>,
  { id, attempts }: Waiting,
  delivery: Delivery,
): Promise<void> {
  switch (delivery.status) {
    case 'DELIVERED':
      return outbox.markDelivered(id);
    case 'KEPT':
      return;
    case 'REFUSED':
      onProblem({ id, problem: delivery.problem }, true);
      return outbox.giveUp(id, delivery.problem);
    case 'FAILED': {
      const { problem } = delivery;
      const isFinal = attempts >= MAX_ATTEMPTS;
      onProblem({ id, problem }, isFinal);
      if (isFinal) return outbox.giveUp(id, problem);
      return outbox.postpone(id, Math.max(waitOf(delivery), retryDelaySeconds(attempts)), problem);
    }
    default:
      return unreachable(delivery);
  }
}
