import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const read = (text: string | undefined) => readConfig({ TRUST_PROXY: text }).trustProxy;

describe('TRUST_PROXY', () => {
  it.each([
    [undefined, false],
    ['false', false],
    ['0', false],
    ['1', 1],
    ['2', 2],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['loopback, 2001:db8::/32,192.168.1.7', ['loopback', '2001:db8::/32', '192.168.1.7']],
  ])('%s is %j', (text, trusted) => {
    expect(read(text)).toEqual(trusted);
  });

  it.each([
    ['true', /every client/],
    ['11', /10 proxies or fewer/],
    ['proxy.internal', /proxy.internal is neither/],
    ['10.0.0.0/33', /neither/],
    ['10.0.0.0/0', /neither/],
    ['10.0.0.1,', /an empty entry/],
    ['-1', /neither/],
  ])('%s is refused, and says why', (text, why) => {
    expect(() => read(text)).toThrow(why);
  });
});
