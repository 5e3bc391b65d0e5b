import { describe, expect, it } from 'vitest';
import { createOriginOf, servedOrigin, shopperOrigin } from './served-origin.ts';

const originFor = (host: string | undefined, { publicUrl = undefined as string | undefined, localAddress = '' } = {}) =>
  servedOrigin(
    { publicUrl, host: 'shop.internal' },
    { headers: host === undefined ? {} : { host }, socket: { localAddress } },
  );

describe('servedOrigin', () => {
  it('is what is configured, whatever the request says', () => {
    for (const host of ['evil.example', '', undefined, 'a b'])
      expect(originFor(host, { publicUrl: 'https://shop.example' })).toBe('https://shop.example');
  });

  it.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST:3000',
    'shop.localhost',
    '127.0.0.1:80',
    '[::1]:3000',
    'shop.internal',
  ])('takes %s, which is this machine', (host) => {
    expect(originFor(host)).toBe(`http://${host.toLowerCase()}`);
  });

  it.each([
    ['192.168.1.7:3000', '192.168.1.7'],
    ['192.168.1.7:3000', '::ffff:192.168.1.7'],
    ['[fe80::1]:3000', 'fe80::1'],
  ])('takes %s when the request came in on %s', (host, localAddress) => {
    expect(originFor(host, { localAddress })).toBe(`http://${host}`);
    expect(originFor(host, { localAddress: '10.0.0.1' })).toBeUndefined();
  });

  it.each([
    'evil.example',
    'localhost.evil.example',
    'evil.example:3000',
    'localhost@evil.example',
    'localhost/evil',
    'localhost:99999',
    'localhost:3000:1',
    'localhost:',
    '[::1',
    '[::1]]',
    'a b',
    '127.0.0.1.evil.example',
    '127.0.0.999',
    '..localhost',
    '',
    undefined,
  ])('does not serve %s', (host) => {
    expect(originFor(host)).toBeUndefined();
  });
});

describe('createOriginOf', () => {
  const originOf = createOriginOf({ publicUrl: undefined, host: 'shop.internal' });
  const asked = (host: string, localAddress = '10.0.0.1') => originOf({ headers: { host }, socket: { localAddress } });

  it('answers the second time as the first, also for a host that is not ours', () => {
    for (const _ of [1, 2]) {
      expect([asked('localhost:1'), asked('localhost:2'), asked('evil.example')]).toEqual([
        'http://localhost:1',
        'http://localhost:2',
        undefined,
      ]);
    }
  });

  it('does not take the answer of one address for another', () => {
    expect([asked('10.0.0.1'), asked('10.0.0.1', '10.0.0.2'), asked('10.0.0.1')]).toEqual([
      'http://10.0.0.1',
      undefined,
      'http://10.0.0.1',
    ]);
  });
});

describe('shopperOrigin', () => {
  const at = (publicUrl: string, origin: string) =>
    shopperOrigin({ publicUrl, host: 'shop.internal' }, { headers: { origin, host: 'any' } });

  it.each([
    ['https://shop.example', 'https://www.shop.example'],
    ['https://www.shop.example', 'https://shop.example'],
    ['http://localhost:3000', 'http://127.0.0.1:3000'],
    ['http://127.0.0.1:3000', 'http://localhost:3000'],
  ])('of %s is also %s, where the browser keeps its cart', (publicUrl, origin) => {
    expect(at(publicUrl, origin)).toBe(origin);
  });

  it.each([
    ['https://shop.example', 'https://evil.example'],
    ['https://shop.example', 'http://www.shop.example'],
    ['https://shop.example', 'https://www.shop.example:444'],
    ['https://shop.example', 'https://www.shop.example/x'],
    ['https://shop.example', 'http://localhost:3000'],
    ['http://localhost:3000', 'http://localhost:4000'],
    ['https://shop.example', 'null'],
  ])('of %s is not %s', (publicUrl, origin) => {
    expect(at(publicUrl, origin)).toBe(publicUrl);
  });

  it('is the host that was asked, where none is configured', () => {
    const headers = { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' };
    expect(shopperOrigin({ publicUrl: undefined, host: '' }, { headers })).toBe('http://127.0.0.1:3000');
    const evil = { ...headers, host: 'evil.example' };
    expect(shopperOrigin({ publicUrl: undefined, host: '' }, { headers: evil })).toBeUndefined();
  });
});
