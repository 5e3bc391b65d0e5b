import type { AdyenConfig, PaymentService } from '@wattle/providers/payment';

const rejectWhenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * Calls the simulator in this process instead of over the network: an order under way must be paid even when the shop
 * has stopped listening.
 */
export function callService(service: Pick<PaymentService, 'handle'>): NonNullable<AdyenConfig['fetch']> {
  return async (url, { method, headers, body, signal }) => {
    const { pathname, searchParams } = new URL(url);
    const answered = service.handle({ method, path: pathname, query: searchParams, headers, body });
    const answer = await Promise.race([answered, rejectWhenAborted(signal)]);
    const { status } = answer;
    return {
      ...{ ok: status >= 200 && status < 300, status },
      headers: { get: (name) => [answer.headers[name] ?? null].flat()[0] ?? null },
      text: async () => answer.body,
    };
  };
}
