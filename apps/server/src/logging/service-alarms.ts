import type { ServiceName } from '@wattle/contract/desk';
import type { OnAccess } from '@wattle/providers/outside';
import type { Store } from '../store/store.ts';
import type { Logger } from './create-logger.ts';

/** Every process clears what another may have raised, but not at every call. */
const CLEARED_EVERY_MS = 60_000;

/**
 * Tells staff when a service outside does not let the shop in: once in the log, and on the desk until it does again. The
 * shopper's request goes on without waiting for that.
 */
export function createServiceAlarms(store: Pick<Store, 'serviceAlarms'>, log: Pick<Logger, 'error' | 'info'>) {
  return (service: ServiceName): OnAccess => {
    let raised: string | null = null;
    let clearedAt = Number.NEGATIVE_INFINITY;
    let saving = Promise.resolve();
    const save = (work: () => Promise<void>): void => {
      saving = saving
        .then(work)
        .catch((error: unknown) => log.error({ err: error, service }, 'an alarm could not be saved'));
    };
    return (problem) => {
      if (problem !== null) {
        if (problem !== raised) {
          log.error({ service, problem }, 'a service does not let the shop in');
          save(() => store.serviceAlarms.raise(service, problem));
        }
      } else if (raised !== null || performance.now() - clearedAt > CLEARED_EVERY_MS) {
        if (raised !== null) log.info({ service }, 'a service lets the shop in again');
        clearedAt = performance.now();
        save(() => store.serviceAlarms.clear(service));
      }
      raised = problem;
    };
  };
}
