import autocannon from 'autocannon';

export type Load = {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly errors: number;
};

export type LoadOptions = {
  readonly connections?: number;
  readonly seconds?: number;
  /** Gives every request an address of its own. */
  readonly fresh?: boolean;
  /** Posts this JSON. */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Asks one address again and again for some seconds. */
export async function load(
  url: string,
  { connections = 1, seconds = 5, fresh = false, body, headers = {} }: LoadOptions = {},
): Promise<Load> {
  let count = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: {
      'accept-encoding': 'br, gzip',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { method: 'POST', body }),
    ...(fresh
      ? {
          requests: [
            {
              setupRequest: (request) => ({ ...request, path: `${new URL(url).pathname}?n=${Date.now()}-${count++}` }),
            },
          ],
        }
      : {}),
  });
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    errors: result.errors + result.non2xx,
  };
}

export function printTable(rows: readonly Readonly<Record<string, string | number>>[]): void {
  console.table(rows);
}
