import { unreachable } from '@wattle/domain/results';
import type { Delivery } from '@wattle/providers/mail';
import { outsideTransactions } from '../store/guard-transactions.ts';
import { MAX_ATTEMPTS, retryDelaySeconds } from './retry-delay.ts';

/** Longer than any delivery takes: after this the process that claimed an item counts as dead. */
const LEASE_SECONDS = 120;
const POLL_MS = 15_000;
/** Upper bound for a service's Retry-After. */
const LONGEST_WAIT_SECONDS = 24 * 3600;

const BROKEN_TRIES = 3;
const PROBLEM_MAX = 500;

type Waiting = { readonly id: string; readonly attempts: number };

/** Queue of items to deliver, shared by several processes. */
export type Outbox<T extends Waiting> = {
  /** Claims the next due item for this many seconds. */
  claim(leaseSeconds: number): Promise<T | undefined>;
  markDelivered(id: string): Promise<void>;
  postpone(id: string, seconds: number, problem: string): Promise<void>;
  giveUp(id: string, problem: string): Promise<void>;
};

export type OutboxListeners = {
  /** Called when a delivery fails. Ids and problems only, no personal data. */
  readonly onProblem: (details: { readonly id: string; readonly problem: string }, isFinal: boolean) => void;
  readonly onError: (error: unknown) => void;
};

export type OutboxWorkerOptions<T extends Waiting> = OutboxListeners & {
  readonly outbox: Outbox<T>;
  readonly deliver: (item: T) => Promise<Delivery>;
  readonly pollMs?: number;
};

export type OutboxWorker = {
  /** Begins to deliver. Until then items wait in the queue. */
  start(): void;
  /** Check the queue now. */
  wake(): void;
  /** Finishes the current delivery and starts no other. */
  close(): Promise<void>;
};

/** Delivers due items one by one, and polls for more. Each process may run one. */
export function createOutboxWorker<T extends Waiting>(options: OutboxWorkerOptions<T>): OutboxWorker {
  const { outbox, onError, pollMs = POLL_MS } = options;
  let timer: NodeJS.Timeout | undefined;
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
    if (isClosing || !timer) return;
    running ??= outsideTransactions(work)
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  return {
    start() {
      timer ??= setInterval(wake, pollMs).unref();
      wake();
    },
    wake,
    async close() {
      isClosing = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Delivers one item and records the result. Returns how many seconds the service asked us to wait. */
async function deliverOne<T extends Waiting>(options: OutboxWorkerOptions<T>, item: T): Promise<number> {
  const { id, attempts } = item;
  if (attempts > MAX_ATTEMPTS) {
    // claimed repeatedly but never settled: it probably crashes the process
    const problem = 'never answered for';
    options.onProblem({ id, problem }, true);
    await options.outbox.giveUp(id, problem);
    return 0;
  }
  const delivery = await options.deliver(item).catch((error: unknown) => brokenBy(error, attempts));
  await settle(options, item, delivery);
  return delivery.status === 'FAILED' ? waitOf(delivery) : 0;
}

/** A delivery that throws is our fault or the item's, not the service's: it is set aside after a few tries. */
function brokenBy(error: unknown, attempts: number): Delivery {
  const problem = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { status: attempts >= BROKEN_TRIES ? 'REFUSED' : 'FAILED', problem: plain(problem) };
}

/** Problems are stored: the words of a service may contain what the database does not take. */
const plain = (problem: string): string => problem.replace(/[\p{Cc}\p{Cs}]/gu, ' ').slice(0, PROBLEM_MAX);

const waitOf = ({ retryAfterSeconds = 0 }: { readonly retryAfterSeconds?: number }): number =>
  Math.min(retryAfterSeconds, LONGEST_WAIT_SECONDS);

async function settle<T extends Waiting>(
  { outbox, onProblem }: OutboxWorkerOptions<T>,
  { id, attempts }: Waiting,
  given: Delivery,
): Promise<void> {
  const delivery = 'problem' in given ? { ...given, problem: plain(given.problem) } : given;
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
