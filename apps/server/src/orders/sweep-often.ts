import type { FastifyInstance } from 'fastify';
import { type RepeatedWork, repeatWork } from '../payment/repeat-work.ts';

const SWEEP_EVERY_MS = 15_000;

/** Finishes what was left of orders, from the moment on which the shop is open; processes pass each other by. */
export function sweepOften(app: FastifyInstance, sweep: () => Promise<unknown>): RepeatedWork {
  let sweeping: RepeatedWork | undefined;
  app.addHook('onListen', async () => {
    const onError = (error: unknown): void => app.log.error({ err: error }, 'orders could not be swept');
    sweeping ??= repeatWork(sweep, SWEEP_EVERY_MS, onError);
  });
  return { close: async () => sweeping?.close() };
}
