import { createEventQueue, type ToldEvent } from './event-queue.ts';
import { rememberProduct } from './recent-store.ts';
import { loadVisitorId } from './visitor-id.ts';

const ADDRESS = '/api/product/events';
/** Longer tokens are not ours. */
const TOKEN_MAX = 500;

const write = (events: readonly ToldEvent[]): string => JSON.stringify({ visitorId: loadVisitorId(), events });

const queue = createEventQueue({
  async send(events) {
    const response = await fetch(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: write(events),
      keepalive: true,
    });
    return response.ok;
  },
  sendLast: (events) => navigator.sendBeacon(ADDRESS, new Blob([write(events)], { type: 'application/json' })),
});

addEventListener('pagehide', queue.leave);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') queue.leave();
});

/** Queues an event for the server, and remembers views for the shopper. */
export function tellEvent(type: ToldEvent['type'], productIds: readonly string[], token: string | null): void {
  if (type === 'view') for (const id of productIds) rememberProduct(id);
  const isOurs = token !== null && token !== '' && token.length <= TOKEN_MAX;
  queue.add({ type, productIds, ...(isOurs && { attributionToken: token }) });
}
