import { createPublicKey, type KeyObject, verify } from 'node:crypto';

/** ES256 and RS256, by COSE's numbers: what Cognito takes. */
export const ALGORITHMS = [-7, -257] as const;

const RSA_BITS = { min: 2048, max: 4096 } as const;
const RSA_EXPONENT = 65_537n;

/** The public key of a new passkey as it is kept; undefined when it is of another kind than it says, or too weak. */
export function readPasskeyKey(publicKey: Buffer, algorithm: unknown): string | undefined {
  const key = readKey(publicKey);
  return key && algorithmOf(key) === algorithm ? publicKey.toString('base64') : undefined;
}

/** Whether the passkey's owner signed this. */
export function isSignedBy(publicKey: string, data: Buffer, signature: Buffer): boolean {
  const key = readKey(Buffer.from(publicKey, 'base64'));
  return key !== undefined && verify('sha256', data, key, signature);
}

function algorithmOf({ asymmetricKeyType: type, asymmetricKeyDetails: details = {} }: KeyObject): number | undefined {
  const { namedCurve, modulusLength = 0, publicExponent } = details;
  if (type === 'ec' && namedCurve === 'prime256v1') return -7;
  const isStrong = modulusLength >= RSA_BITS.min && modulusLength <= RSA_BITS.max && publicExponent === RSA_EXPONENT;
  return type === 'rsa' && isStrong ? -257 : undefined;
}

function readKey(der: Buffer): KeyObject | undefined {
  try {
    return createPublicKey({ key: der, format: 'der', type: 'spki' });
  } catch {
    return undefined;
  }
}
