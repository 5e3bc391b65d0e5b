import type { IncomingHttpHeaders } from 'node:http';

/** Where the shop is reached: its configured address, or the host that was asked. */
export type OwnAddress = { readonly publicUrl: string | undefined; readonly host: string };

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/**
 * Whether a form on a page of the shop posts this. There is no session to ride on: who is signed in plays no part, and
 * a stranger could post the same by himself. But another site could make its visitors do it, from as many addresses as
 * it has visitors. Browsers say where a post comes from, in `Sec-Fetch-Site` or, on plain http, in `Origin`; what says
 * neither is no browser of today.
 */
export function isOwnPost(headers: IncomingHttpHeaders, { publicUrl, host }: OwnAddress): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  const from = hostOf(origin);
  return from !== undefined && (from === host || (publicUrl !== undefined && from === hostOf(publicUrl)));
}
