import type { PaymentService } from '@wattle/providers/payment';

const rejectWhenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * Calls the simulator in this process instead of over the network: an order under way must be paid even when the shop
 * has stopped listening.
 */
export function callService(service: Pick<PaymentService, 'handle'>): typeof fetch {
  return async (input, init = {}) => {
    const { pathname, searchParams } = new URL(String(input));
    const answered = service.handle({
      method: init.method ?? 'GET',
      path: pathname,
      query: searchParams,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? init.body : '',
    });
    const { status, headers, body } = await (init.signal
      ? Promise.race([answered, rejectWhenAborted(init.signal)])
      : answered);
    const all = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(body, { status, headers: all });
  };
}
