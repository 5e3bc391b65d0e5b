import { createHmac } from 'node:crypto';

/** Derives a key for one purpose. It reveals neither the secret nor other keys. */
export const deriveKey = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(`wattle ${purpose}`).digest('hex');
