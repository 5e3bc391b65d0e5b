import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers whatever the Host header says. */
    takesAnyHost?: boolean;
  }
}

const HOST = /^(\[[\da-f:.]+\]|[a-z\d.-]+)(?::(\d{1,5}))?$/;
const HERE = /^(([a-z\d-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const PORT_MAX = 65_535;

type Served = { readonly publicUrl: string | undefined; readonly host: string };
type Asked = Pick<IncomingMessage, 'headers'> & { readonly socket?: { readonly localAddress?: string | undefined } };

/**
 * The origin under which a request is answered: the configured URL or, without one, the Host header, if it names this
 * machine. undefined: a host that we do not serve. Pages contain absolute URLs, so they must not be made for any host
 * that a client thinks of. X-Forwarded-Host is never read: behind a proxy, PUBLIC_URL says what it would say.
 */
export function servedOrigin({ publicUrl, host: listening }: Served, request: Asked): string | undefined {
  if (publicUrl !== undefined) return publicUrl;
  const given = request.headers.host?.toLowerCase() ?? '';
  const [, name, port = '80'] = HOST.exec(given) ?? [];
  if (name === undefined || Number(port) > PORT_MAX) return undefined;
  const isOurs = HERE.test(name) || name === listening || name === ownAddress(request.socket?.localAddress);
  const origin = `http://${given}`;
  return isOurs && URL.canParse(origin) ? origin : undefined;
}

/**
 * The origin that the shopper's browser is at: the configured one, or another name of it, with or without `www.`, or of
 * this machine. Somebody who is sent away and back must return to where their browser keeps their cart.
 */
export function shopperOrigin(served: Served, request: Asked): string | undefined {
  const { publicUrl } = served;
  const { origin } = request.headers;
  if (publicUrl === undefined || origin === undefined) return servedOrigin(served, request);
  return isOtherName(publicUrl, origin) ? origin : publicUrl;
}

function isOtherName(publicUrl: string, origin: string): boolean {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) return false;
  const [ours, theirs] = [new URL(publicUrl), new URL(origin)];
  const bare = (name: string): string => name.replace(/^www\./, '');
  const isSameName =
    bare(ours.hostname) === bare(theirs.hostname) || (HERE.test(ours.hostname) && HERE.test(theirs.hostname));
  return ours.protocol === theirs.protocol && ours.port === theirs.port && isSameName;
}

/** `servedOrigin` with the last answer remembered: most clients name one host, and reading it takes longer than finding a page. */
export function createOriginOf(served: Served): (request: Asked) => string | undefined {
  let last:
    | { readonly host: string | undefined; readonly address: string | undefined; readonly origin?: string | undefined }
    | undefined;
  return (request) => {
    if (served.publicUrl !== undefined) return served.publicUrl;
    const { host } = request.headers;
    const address = request.socket?.localAddress;
    if (last === undefined || last.host !== host || last.address !== address) {
      last = { host, address, origin: servedOrigin(served, request) };
    }
    return last.origin;
  };
}

/** A request for a host that we do not serve. */
class HostNotServed extends Error {
  readonly statusCode = 421;
}

export function originOrThrow(served: Served, request: Asked): string {
  const origin = servedOrigin(served, request);
  if (origin === undefined) throw new HostNotServed('The host of the request is none of ours.');
  return origin;
}

/** The address on which the connection arrived, as a Host header writes it. */
function ownAddress(address = ''): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  return isIPv6(plain) ? `[${plain}]` : plain;
}
