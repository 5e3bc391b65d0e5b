import type { HookConfig } from '../config/hook-config.ts';
import type { HookStore } from '../store/hooks.ts';
import { createOutboxWorker, type OutboxListeners, type OutboxWorker } from '../workers/outbox-worker.ts';
import { type Retention, startRetention } from '../workers/retention.ts';
import { sendHook } from './send-hook.ts';

/** Few seconds: a warehouse follows, it does not wait for a click. */
const POLL_MS = 2_000;

type HookParts = OutboxListeners & { readonly hooks: HookStore; readonly config: HookConfig; readonly pollMs?: number };

/** Tells each of the other systems what happens in the shop, in the order in which it is due, with retries. */
export function openHooks({ hooks, config, pollMs = POLL_MS, ...listeners }: HookParts) {
  const { urls, secret, keptDays } = config;
  let workers: readonly OutboxWorker[] = [];
  let retention: Retention | undefined;
  return {
    /** Saves the receivers, before any event can happen. */
    prepare: (): Promise<void> => hooks.setTargets(urls),
    start(): void {
      retention ??= startRetention({ forget: hooks.forget, keptDays, onError: listeners.onError });
      if (secret === undefined || workers.length > 0) return;
      // one for each: who is slow or wants a rest keeps no other waiting
      workers = urls.map((url) => {
        const outbox = { ...hooks, claim: (seconds: number) => hooks.claim(url, seconds) };
        return createOutboxWorker({ ...listeners, outbox, deliver: sendHook(secret), pollMs });
      });
      for (const worker of workers) worker.start();
    },
    async close(): Promise<void> {
      await Promise.all([...workers, retention].map((one) => one?.close()));
    },
  };
}
