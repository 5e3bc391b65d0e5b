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

/** Whether traffic to this URL is encrypted or stays on this machine. */
export function isPrivateAddress(address: string): boolean {
  return new URL(address).protocol === 'https:' || isLoopbackAddress(address);
}
