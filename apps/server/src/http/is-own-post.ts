import type { IncomingHttpHeaders } from 'node:http';

/** Where the shop is: its origin, and the host that was requested. */
export type OwnAddress = { readonly origin: string; readonly host: string | undefined };

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/**
 * Whether a post comes from a form on our own pages. There is no session to hijack: the post does not depend on who is
 * signed in, and anyone could send it directly. But another site could make its visitors post, from as many IP
 * addresses as it has visitors. Browsers state the origin in `Sec-Fetch-Site` or, over plain http, in `Origin`. A
 * request without either does not come from a modern browser.
 */
export function isOwnPost(headers: IncomingHttpHeaders, { origin: own, host }: OwnAddress): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  const from = hostOf(origin);
  return from !== undefined && (from === host || from === hostOf(own));
}
