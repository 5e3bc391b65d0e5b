import { isIPv6 } from 'node:net';

const ANYWHERE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Where a process reaches the shop that it is itself a part of, whatever stands between it and shoppers. */
export function ownOrigin({ host, port }: { readonly host: string; readonly port: number }): string {
  const near = ANYWHERE[host] ?? host;
  return `http://${isIPv6(near) ? `[${near}]` : near}:${port}`;
}
