import type { HookConfig } from '../config/hook-config.ts';
import type { HookStore } from '../store/hooks.ts';
import { createOutboxWorker, type OutboxListeners, type OutboxWorker } from '../workers/outbox-worker.ts';
import { type Retention, startRetention } from '../workers/retention.ts';
import { sendHook } from './send-hook.ts';

/** Few seconds: a warehouse follows, it does not wait for a click. */
const POLL_MS = 2_000;

type HookParts = OutboxListeners & { readonly hooks: HookStore; readonly config: HookConfig; readonly pollMs?: number };

/** Tells other systems what happens in the shop, in the order in which it is due, with retries. */
export function openHooks({ hooks, config, pollMs = POLL_MS, ...listeners }: HookParts) {
  const { urls, secret, keptDays } = config;
  let worker: OutboxWorker | undefined;
  let retention: Retention | undefined;
  return {
    /** Saves the receivers, before any event can happen. */
    prepare: (): Promise<void> => hooks.setTargets(urls),
    start(): void {
      retention ??= startRetention({ forget: hooks.forget, keptDays, onError: listeners.onError });
      if (secret === undefined || urls.length === 0) return;
      worker ??= createOutboxWorker({ ...listeners, outbox: hooks, deliver: sendHook(secret), pollMs });
      worker.start();
    },
    async close(): Promise<void> {
      await Promise.all([worker?.close(), retention?.close()]);
    },
  };
}
