import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { refusalFor } from '../answers/problem.ts';
import type { LoopLag } from './loop-lag.ts';

/** Long enough for what is under way to finish. */
const RETRY_AFTER_SECONDS = 2;
/** An order is worth more than a page: it is turned away later. */
const ROOM_FOR_ORDERS = 2;
/** When the process itself is slow, fewer requests are already too many. */
const SLOW_SHARE = 0.2;

/** A connection that is accepted in one turn of the event loop is read in the next. */
const QUIET_TURNS = 2;
/** A request that is turned away costs little, but many of them must not keep others from starting. */
const MOST_TURNS = 64;

/** What tells operators how we are: never turned away. */
const ALWAYS = /^\/(healthz|readyz)\/?(\?|$)/;
/** What finishes orders under way, and metrics: turned away last. Anyone may ask for it, so it has a limit too. */
const FINISHING =
  /^\/(metrics(\?|$)|adyen\/|checkoutshopper\/|api\/payment\/webhook(\?|$)|api\/order\/[^/]+\/payment\/)/;
const ROOM_FOR_FINISHING = 8;
const ORDERS = /^\/api\/order\/place/;
/** Small and cheap, or made in other threads, and a page without them is broken. */
const FILES = /^\/((assets|cdn-cgi|pictures)\/|icon\.svg)/;
/** Whose bodies are read before anything else is done for them. */
const READ_FIRST: readonly (string | undefined)[] = ['POST', 'PUT', 'PATCH'];
const CALL = /^\/(api|pcr|idp)(\/|\?|$)/;

export type AdmissionParts = {
  /** Requests that may be under way at once. */
  readonly maxUnderWay: number;
  readonly lag: Pick<LoopLag, 'isSlow'>;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly newRequestId: () => string;
  readonly onShed: (request: IncomingMessage, underWay: number) => void;
};

export type Admission = {
  /** Lets a request in, or turns it away at once when too many are under way. */
  admit(request: IncomingMessage, response: ServerResponse, handle: RequestListener): void;
  /** Whether there was no room any more when the body of a request was there. */
  cameTooLate(request: IncomingMessage): boolean;
  /** Resolves when nothing is under way, nor on its way. */
  whenIdle(): Promise<void>;
};

/**
 * Counts the requests under way. Beyond the limit new ones get 503 at once, so that those under way finish in time: a
 * shop that accepts everything finishes nothing.
 *
 * A request whose body is on its way is under way when the body is there: bodies that never end must not close the
 * shop. `boundBodies` limits how many of them wait.
 *
 * A request starts when nothing else arrives, or after some turns of the event loop. A turn accepts one connection, so
 * that otherwise those who wait for the processor would stand where nobody counts them, until their clients give up.
 */
export function createAdmission(parts: AdmissionParts): Admission {
  const { maxUnderWay, lag, onShed } = parts;
  let underWay = 0;
  /** Requests whose bodies are on their way: they are finished too before a stop. */
  let coming = 0;
  let onIdle: (() => void)[] = [];
  const waiting: (() => void)[] = [];
  let turns = 0;
  let quietTurns = 0;

  const isTooMany = (url: string): boolean => {
    if (ALWAYS.test(url)) return false;
    const room = FINISHING.test(url) ? ROOM_FOR_FINISHING : ORDERS.test(url) || FILES.test(url) ? ROOM_FOR_ORDERS : 1;
    const max = lag.isSlow() ? maxUnderWay * SLOW_SHARE : maxUnderWay;
    return underWay >= max * room;
  };
  const late = new WeakSet<IncomingMessage>();
  const enter = (response: ServerResponse): void => {
    underWay += 1;
    response.once('close', leave);
  };
  const enterWithBody = (request: IncomingMessage, response: ServerResponse): void => {
    coming += 1;
    let isComing = true;
    const arrive = (): void => {
      if (!isComing) return;
      isComing = false;
      coming -= 1;
      tellIdle();
    };
    request.once('end', () => {
      if (response.destroyed || response.writableEnded) return;
      if (isTooMany(request.url ?? '/')) {
        late.add(request);
        onShed(request, underWay);
        return;
      }
      enter(response);
      arrive();
    });
    response.once('close', arrive);
  };
  const leave = (): void => {
    underWay -= 1;
    tellIdle();
  };
  const isIdle = (): boolean => underWay === 0 && coming === 0;
  const tellIdle = (): void => {
    if (!isIdle()) return;
    for (const resolve of onIdle) resolve();
    onIdle = [];
  };

  const takeTurn = (): void => {
    turns += 1;
    quietTurns += 1;
    const isQuiet = quietTurns >= QUIET_TURNS || turns >= MOST_TURNS;
    const start = isQuiet ? waiting.shift() : undefined;
    if (waiting.length > 0) setImmediate(takeTurn);
    if (!start) return;
    turns = 0;
    start();
  };
  const startInTurn = (start: () => void): void => {
    waiting.push(start);
    if (waiting.length === 1) setImmediate(takeTurn);
  };

  return {
    admit(request, response, handle) {
      quietTurns = 0;
      if (isTooMany(request.url ?? '/')) {
        onShed(request, underWay);
        turnAway(parts, request, response);
        return;
      }
      if (READ_FIRST.includes(request.method) && isBodyComing(request)) enterWithBody(request, response);
      else enter(response);
      if (ALWAYS.test(request.url ?? '/')) handle(request, response);
      else startInTurn(() => !response.destroyed && handle(request, response));
    },
    cameTooLate: (request) => late.has(request),
    whenIdle: () =>
      isIdle()
        ? Promise.resolve()
        : new Promise((resolve) => {
            onIdle.push(resolve);
          }),
  };
}

/** Whether a part of the body is still to come. */
export const isBodyComing = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

function turnAway({ headers, newRequestId }: AdmissionParts, request: IncomingMessage, response: ServerResponse): void {
  const { code, errorCode, message } = refusalFor(503);
  const requestId = newRequestId();
  const isCall = CALL.test(request.url ?? '/');
  const body = isCall
    ? JSON.stringify({ status: 'ERROR', errorCode, message, reasons: [], requestId })
    : `${message}\n`;
  response.writeHead(code, {
    ...headers,
    'cache-control': 'no-store',
    'content-type': isCall ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'retry-after': String(RETRY_AFTER_SECONDS),
    'x-request-id': requestId,
  });
  response.end(body);
}
