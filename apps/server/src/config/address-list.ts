import { z } from 'zod';

/** Comma-separated URLs; an empty text is an empty list. */
export const addressList = (error: string) =>
  z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.url({ protocol: /^https?$/, error })));

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether only this machine can reach it. */
export const isLoopbackAddress = (address: string): boolean => LOOPBACK.test(new URL(address).hostname);

const PRIVATE_NETWORK = /^(10(\.\d+){3}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|192\.168(\.\d+){2}|\[f[cd][\da-f:]+\])$/;
/** Names that no public DNS has: one word, as of containers, or below `.internal`. */
const PRIVATE_NAME = /^([a-z\d-]+|([a-z\d-]+\.)+internal)$/;

/** Whether traffic to this URL is encrypted, or can only stay within a private network. */
export function isInsideAddress(address: string): boolean {
  const { hostname } = new URL(address);
  return isPrivateAddress(address) || PRIVATE_NETWORK.test(hostname) || PRIVATE_NAME.test(hostname);
}

/** Whether traffic to this URL is encrypted or stays on this machine. */
export function isPrivateAddress(address: string): boolean {
  return new URL(address).protocol === 'https:' || isLoopbackAddress(address);
}
