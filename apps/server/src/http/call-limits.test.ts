import { type RouteName, routeOf, routes } from '@wattle/contract';
import { describe, expect, it } from 'vitest';
import { callLimits } from './call-limits.ts';

const limitsOf = (name: RouteName, writes = 60) => callLimits(routeOf(name), writes);
const names = Object.keys(routes) as RouteName[];

describe('the limits of a call', () => {
  it.each<[RouteName, unknown]>([
    // the plugin's own write limit applies
    ['placeOrder', {}],
    ['loadProduct', {}],
    ['recommendProducts', { config: { rateLimit: false } }],
    ['sendEnquiry', { bodyLimit: 16_384, config: { rateLimit: { max: 20, timeWindow: '1 minute' } } }],
    ['checkoutInfo', { bodyLimit: 262_144, config: { rateLimit: { max: 600, timeWindow: '1 minute' } } }],
    ['loadVoucher', { logLevel: 'error', config: { rateLimit: { max: 20, timeWindow: '1 minute', allowList: [] } } }],
  ])('%s', (name, expected) => {
    expect(limitsOf(name)).toEqual(expected);
  });

  it('are never above what a shop sets for writes, for forms and secrets', () => {
    expect(limitsOf('sendEnquiry', 5).config).toMatchObject({ rateLimit: { max: 5 } });
    expect(limitsOf('loadVoucher', 5).config).toMatchObject({ rateLimit: { max: 5 } });
  });

  it('are stated only where they mean something', () => {
    const odd = names.filter((name) => {
      const { method, isRead, pace, maxKb } = routeOf(name);
      const isGet = method === 'GET';
      return (isRead && method !== 'POST') || (isGet && (maxKb !== undefined || (pace && pace !== 'secret')));
    });
    expect(odd).toEqual([]);
  });
});
