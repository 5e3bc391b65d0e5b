// biome-ignore lint/style/noRestrictedGlobals: only its type
export type Fetch = typeof fetch;

/**
 * Told whether a service lets the shop in: null if it does, otherwise what it says. A key that was revoked or a wrong
 * account is the shop's own fault, whoever the shopper is.
 */
export type OnAccess = (problem: string | null) => void;

/** The service does not know the shop's key, does not allow it this, or has nothing at that address. */
export const isShutOut = (status: number): boolean => status === 401 || status === 403 || status === 404;

/** More than any answer of a service that the shop asks, but for searches. */
const ANSWER_MAX_BYTES = 2 * 1024 * 1024;

/** A service sent more than it may. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

/**
 * `fetch` for services outside: an answer that is longer than this breaks where it is read. A server need not say how
 * much it sends, nor ever end, and a small packed answer may be a large one.
 */
export const fetchUpTo =
  // biome-ignore lint/style/noRestrictedGlobals: all others go through here
    (maxBytes: number, send: Fetch = fetch): Fetch =>
    async (input, init) => {
      const response = await send(input, init);
      const { body, status, statusText, headers } = response;
      if (body === null) return response;
      if (Number(headers.get('content-length') ?? 0) > maxBytes) {
        await body.cancel();
        throw new AnswerTooLarge(`The answer has more than ${maxBytes} bytes.`);
      }
      return new Response(ReadableStream.from(upTo(maxBytes, body)), { status, statusText, headers });
    };

export const fetchOutside = fetchUpTo(ANSWER_MAX_BYTES);

async function* upTo(maxBytes: number, body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    // leaving the loop cancels the rest
    if (bytes > maxBytes) throw new AnswerTooLarge(`The answer has more than ${maxBytes} bytes.`);
    yield chunk;
  }
}
