import { failed, type Outcome, type Reason, rejected, success } from '@wattle/domain/results';
import { isPublicCall, type Route, type RouteName, routes } from './routes.ts';
import type { CallInput, CallReason, CallValue } from './schemas.ts';

export type CallOptions = {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  /** This browser's open order: its own holds do not count against it. */
  readonly attemptKey?: string;
};

/** Every API call as a function. Server loaders and browser screens use the same interface. */
export type Client = {
  readonly [N in RouteName]: (
    input: CallInput<N>,
    options?: CallOptions,
  ) => Promise<Outcome<CallValue<N>, CallReason<N>>>;
};

/** Executes one call: over HTTP in the browser, in process on the server. */
export type Transport = (name: RouteName, input: unknown, options: CallOptions) => Promise<Outcome<unknown, string>>;

export function createClient(transport: Transport): Client {
  const entries = Object.keys(routes).map((name) => [
    name,
    (input: unknown, options: CallOptions = {}) => transport(name as RouteName, input, options),
  ]);
  return Object.fromEntries(entries) as Client;
}

/** Whoever resolves a URL leaves these out of its path, escaped or not: it would be the URL of another call. */
const NO_PARTS: readonly string[] = ['', '.', '..'];

/**
 * The URL of a call: path parameters filled in, the rest of a GET's input as its query. undefined: a parameter cannot
 * be written in a path.
 */
export function addressOf(
  route: Route,
  input: Readonly<Record<string, unknown>>,
): { path: string; rest: URLSearchParams } | undefined {
  const rest = new URLSearchParams();
  let path: string = route.path;
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue;
    const part = `{${key}}`;
    if (!path.includes(part)) rest.append(key, String(value));
    else if (NO_PARTS.includes(String(value))) return undefined;
    else path = path.replace(part, encodeURIComponent(String(value)));
  }
  return { path, rest };
}

export function createHttpTransport(
  baseUrl = '',
  request: typeof fetch = fetch,
  openAttempt: () => string | null = () => null,
): Transport {
  return async (name, input, { signal, idempotencyKey, attemptKey = openAttempt() ?? undefined }) => {
    const route = routes[name];
    const address = addressOf(route, input as Record<string, unknown>);
    // what the shop answers to an input that it does not take
    if (!address) return failed('UNAVAILABLE', false);
    const { path, rest } = address;
    const query = route.method === 'GET' && rest.size > 0 ? `?${rest}` : '';
    try {
      const response = await request(`${baseUrl}${path}${query}`, {
        method: route.method,
        headers: headersOf(route, { idempotencyKey, attemptKey: isPublicCall(name) ? undefined : attemptKey }),
        ...(route.method === 'GET' ? {} : { body: JSON.stringify(input) }),
        ...(signal ? { signal } : {}),
      });
      return await readOutcome(response);
    } catch (error) {
      if (signal?.aborted) throw error;
      return failed('UNAVAILABLE');
    }
  };
}

type Keys = { readonly idempotencyKey: string | undefined; readonly attemptKey: string | undefined };

function headersOf(route: Route, { idempotencyKey, attemptKey }: Keys): Record<string, string> {
  return {
    accept: 'application/json',
    ...(route.method === 'GET' ? {} : { 'content-type': 'application/json' }),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    ...(attemptKey ? { 'order-attempt': attemptKey } : {}),
  };
}

/** Turns an HTTP response back into the outcome that the use case returned. */
async function readOutcome(response: Response): Promise<Outcome<unknown, string>> {
  const body: unknown = await response.json();
  if (response.ok) return success(body);
  const reasons = reasonsOf(body);
  if (response.status === 409) return failed('CONFLICT');
  if (response.status < 500 && reasons) return rejected(...reasons);
  return failed(response.status === 504 ? 'TIMEOUT' : 'UNAVAILABLE', response.status === 503);
}

function reasonsOf(body: unknown): readonly Reason<string>[] | undefined {
  if (typeof body !== 'object' || body === null || !('reasons' in body)) return undefined;
  return Array.isArray(body.reasons) ? body.reasons : undefined;
}
