import { createHmac, randomBytes } from 'node:crypto';
import { isSame } from './digest.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** 160 bits in base32, as authenticator apps expect. */
export const newTotpSecret = (): string => [...randomBytes(32)].map((byte) => LETTERS[byte & 31]).join('');

function keyBytes(secret: string): Buffer {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** RFC 6238 with SHA-1, six digits and thirty seconds. */
export function totpAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', keyBytes(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return ((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).toString().padStart(6, '0');
}

export const totpStep = (now: number): number => Math.floor(now / STEP_MS);

/** The time step a code belongs to; accepts one step either side of now. */
export function findTotpStep(secret: string, code: string, now: number): number | undefined {
  const steps = [0, -1, 1].map((shift) => totpStep(now) + shift);
  return steps.filter((step) => isSame(totpAt(secret, step), code))[0];
}
