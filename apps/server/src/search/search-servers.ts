import { setTimeout as pause } from 'node:timers/promises';
import type { PredictRequest } from '@wattle/providers/recommendation';
import { createAlgoliaClient, type SearchProvider, searchWith } from '@wattle/providers/search';
import { z } from 'zod';
import type { ShopChange } from '../store/watch-changes.ts';
import { type Poller, pollUntilClosed } from '../workers/poll-until-closed.ts';
import { isStockOnly, workOf } from './pending-work.ts';
import type { Progress } from './progress.ts';
import { createRevisionQueue } from './revision-queue.ts';

/** How soon a change that only a search server knows of is noticed here: a price that begins at a set time. */
const POLL_MS = 500;
const WAIT_STEP_MS = 250;
/** One that is gone refuses at once; one that is busy answers late rather than not at all. */
const TIMEOUT_MS = 5_000;
/** Processes that are remembered, of all search servers and their restarts. */
const PROCESSES_MAX = 100;

const progressShape = z.object({ process: z.string(), changes: z.number(), otherThanStock: z.number() });

export type SearchServersParts = {
  readonly hosts: readonly string[];
  readonly key: string;
  /** How long a start waits for the first of them. */
  readonly waitMs: number;
  readonly onError: (error: unknown) => void;
  /** Pages may now be rendered again. */
  readonly onFollowed: (followed: { readonly isStockOnly: boolean }) => void;
};

export type SearchServers = {
  readonly provider: SearchProvider;
  recommend(request: PredictRequest): Promise<unknown>;
  /** Resolves when one of them answers, or after a while. */
  build(): Promise<void>;
  follow(change: ShopChange): void;
  close(): Promise<void>;
};

/**
 * Servers of this program that search and recommend for this one, which has no index of its own. Each follows the
 * database by itself; after a change this server asks them to look at once, and says that pages may be rendered again
 * when they have followed.
 */
export function openSearchServers({ hosts, key, waitMs, onError, onFollowed }: SearchServersParts): SearchServers {
  const client = createAlgoliaClient({ appId: 'shop', apiKey: key, hosts, isSpread: true, timeoutMs: TIMEOUT_MS });
  const known = new Map<string, Progress>();
  const away = new Set<string>();
  let poller: Poller | undefined;

  function remember(progress: Progress): Progress | undefined {
    const before = known.get(progress.process);
    known.delete(progress.process);
    known.set(progress.process, progress);
    if (known.size > PROCESSES_MAX) known.delete(known.keys().next().value ?? '');
    return before;
  }

  /** What a server did since it was last asked; undefined: it does not answer. */
  async function ask(host: string, look: boolean) {
    try {
      const progress = progressShape.parse(await client.readAt(host, '/1/progress', { look }));
      const before = remember(progress);
      away.delete(host);
      return {
        isChanged: before?.changes !== progress.changes,
        isStockOnly: before?.otherThanStock === progress.otherThanStock,
      };
    } catch (error) {
      if (!away.has(host))
        onError(new Error(`search server ${host}: ${error instanceof Error ? error.message : error}`));
      away.add(host);
      return undefined;
    }
  }

  const askAll = async (asked: readonly string[], look: boolean) =>
    (await Promise.all(asked.map((host) => ask(host, look)))).filter((answer) => answer !== undefined);

  const queue = createRevisionQueue({
    // one that is away would be waited for at every change
    perform: async () =>
      void (await askAll(
        hosts.filter((host) => !client.isDown(host)),
        true,
      )),
    onError,
    onAttempt: (work) => onFollowed({ isStockOnly: isStockOnly(work) }),
  });

  async function poll(): Promise<void> {
    const changed = (await askAll(hosts, false)).filter(({ isChanged }) => isChanged);
    if (changed.length > 0) onFollowed({ isStockOnly: changed.every((one) => one.isStockOnly) });
  }

  return {
    provider: { ...searchWith(client), name: 'search servers' },
    recommend: (request) => client.read('POST', '/1/recommend', request),
    async build() {
      const until = performance.now() + waitMs;
      while ((await askAll(hosts, false)).length === 0 && performance.now() < until) await pause(WAIT_STEP_MS);
      poller = pollUntilClosed(poll, { everyMs: POLL_MS, onError });
    },
    follow: (change) => void queue.add(workOf(change)),
    async close() {
      await poller?.close();
      await queue.close();
    },
  };
}
