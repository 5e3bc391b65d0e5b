import { isIPv6 } from 'node:net';

const ANYWHERE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** The URL at which this process reaches its own shop, bypassing any proxy. */
export function ownOrigin({ host, port }: { readonly host: string; readonly port: number }): string {
  const near = ANYWHERE[host] ?? host;
  return `http://${isIPv6(near) ? `[${near}]` : near}:${port}`;
}
