import { isIP } from 'node:net';
import { z } from 'zod';

/** false: none; a number: that many in front of the shop; a list: those with these addresses. */
export type TrustProxy = false | number | readonly string[];

const HOPS_MAX = 10;
const NAMES = ['loopback', 'linklocal', 'uniquelocal'];
const ABOUT =
  'Which proxies are believed about the address of a client: how many stand in front of the shop (1), or their ' +
  'addresses (10.0.0.0/8, 2001:db8::1, loopback, linklocal, uniquelocal), separated by commas.';

function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

function read(text: string): TrustProxy | string {
  if (text === 'false' || text === '0') return false;
  if (text === 'true')
    return 'true would believe every client about its own address: give the number of proxies, such as 1, or their addresses';
  if (/^\d+$/.test(text)) return Number(text) <= HOPS_MAX ? Number(text) : `must be ${HOPS_MAX} proxies or fewer`;
  const proxies = text.split(',').map((one) => one.trim());
  const wrong = proxies.find((one) => !NAMES.includes(one) && !isRange(one));
  return wrong === undefined ? proxies : `${wrong || 'an empty entry'} is neither an address nor a range of addresses`;
}

/** Counted from the shop: the entries of X-Forwarded-For to the left of the last trusted one are the client's own words. */
export const trustProxySetting = z
  .string()
  .default('false')
  .transform((text, context): TrustProxy => {
    const value = read(text.trim());
    if (typeof value !== 'string') return value;
    context.addIssue({ code: 'custom', message: value });
    return z.NEVER;
  })
  .describe(ABOUT);
