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

/** Whether what is sent there cannot be read on the way. */
export function isPrivateAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || LOOPBACK.test(hostname);
}
