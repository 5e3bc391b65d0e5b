import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { deriveKey } from '../config/derive-key.ts';

/** What staff look for is often a person, and addresses of pages are kept by browsers, proxies and access logs. */
export type HiddenWords = {
  /** As it stands in an address: the same words always as the same text, which only this shop reads. */
  hide(words: string): string;
  /** undefined: this shop hid nothing there. */
  show(hidden: string): string | undefined;
};

const SIGN = 'h-';
const [IV_BYTES, TAG_BYTES] = [12, 16];

export function createHiddenWords(secret: string): HiddenWords {
  const keyOf = (use: string): Buffer => Buffer.from(deriveKey(secret, use), 'hex');
  const [sealing, choosing] = [keyOf('desk words'), keyOf('desk words, where to begin')];
  return {
    hide(words) {
      const iv = createHmac('sha256', choosing).update(words).digest().subarray(0, IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv);
      const body = Buffer.concat([cipher.update(words, 'utf8'), cipher.final()]);
      return SIGN + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    show(hidden) {
      if (!hidden.startsWith(SIGN)) return undefined;
      const bytes = Buffer.from(hidden.slice(SIGN.length), 'base64url');
      const bodyAt = IV_BYTES + TAG_BYTES;
      try {
        const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        });
        decipher.setAuthTag(bytes.subarray(IV_BYTES, bodyAt));
        return Buffer.concat([decipher.update(bytes.subarray(bodyAt)), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** The same fields as an address has them: what was looked for is hidden. */
export function hideQuery({ hide }: HiddenWords, fields: URLSearchParams): URLSearchParams {
  const hidden = new URLSearchParams(fields);
  const words = hidden.get('q');
  if (words) hidden.set('q', hide(words));
  return hidden;
}

/** The fields of an address as people typed them. */
export function showQuery({ show }: HiddenWords, fields: URLSearchParams): URLSearchParams {
  const shown = new URLSearchParams(fields);
  const words = show(shown.get('q') ?? '');
  if (words !== undefined) shown.set('q', words);
  return shown;
}
