import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { hmac } from './digest.ts';

/** Keys derived from the pool's one secret, one per use, so that no use weakens another. */
export type PoolSecrets = {
  /** AES-256-GCM; `open` needs the same `about`. */
  seal(text: string, about: string): string;
  /** Undefined when the text was tampered with or sealed for something else. */
  open(sealed: string, about: string): string | undefined;
  /** The hash stored in place of a code, a token or a session id. */
  hash(text: string): string;
  /** Deterministic bytes that look random, for users who do not exist. */
  pretend(text: string): Buffer;
  /** The CSRF token that belongs to this browser's cookie. */
  formToken(cookie: string): string;
};

const MIN_SECRET_BYTES = 32;

export function poolSecrets(secret: string): PoolSecrets {
  if (Buffer.byteLength(secret) < MIN_SECRET_BYTES) throw new Error('The secret of the user pool needs 32 bytes.');
  const derive = (use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'wattle user pool', use, 32));
  const [sealing, hashing, pretending, forms] = ['seal', 'hash', 'pretend', 'form'].map(derive) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  return {
    seal(text, about) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(about));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64');
      try {
        const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, 12), { authTagLength: 16 });
        decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(12, 28));
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
    hash: (text) => hmac(hashing, text).toString('base64url'),
    pretend: (text) => hmac(pretending, text),
    formToken: (cookie) => hmac(forms, cookie).toString('base64url'),
  };
}
