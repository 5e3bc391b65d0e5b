const HOUR_MS = 3_600_000;

/**
 * Names a form that a browser without scripts posted: its page is the same for everybody, so no key can be in it. The
 * same words within the same hour are the same request, as when a button is pressed twice.
 */
export async function postedKey(payload: unknown, nowMs: number): Promise<string> {
  const words = new TextEncoder().encode(JSON.stringify([Math.floor(nowMs / HOUR_MS), payload]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', words));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
