import { type Body, isBody } from '../read-fields.ts';

const MAX_LENGTH = 8192;
const BASE64URL = /^[\w-]+$/;

/** The bytes of a field; undefined when they are missing, too many or not base64url. */
export function readBytes(source: Body, name: string): Buffer | undefined {
  const value = Object.hasOwn(source, name) ? source[name] : undefined;
  const isText = typeof value === 'string' && value.length <= MAX_LENGTH && BASE64URL.test(value);
  return isText ? Buffer.from(value, 'base64url') : undefined;
}

/** `RegistrationResponseJSON` or `AuthenticationResponseJSON` of WebAuthn: its id, and its response. */
export function readCredential(given: unknown): { readonly id: string; readonly response: Body } | undefined {
  const credential = typeof given === 'string' ? parse(given) : given;
  if (!isBody(credential) || credential.type !== 'public-key' || !isBody(credential.response)) return undefined;
  const id = readBytes(credential, 'id');
  return id && { id: id.toString('base64url'), response: credential.response };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
