import { z } from 'zod';

/** Addresses separated by commas; none is an empty list. */
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

/** Whether only this machine reaches it. */
export const isLoopbackAddress = (address: string): boolean => LOOPBACK.test(new URL(address).hostname);

/** Whether what is sent there cannot be read on the way. */
export function isPrivateAddress(address: string): boolean {
  return new URL(address).protocol === 'https:' || isLoopbackAddress(address);
}
