import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the scripts of widgets', () => {
  it('are none unless they are configured', () => {
    expect(readConfig({}).widgetScripts).toEqual({});
  });

  it('are known by the names that editors use', () => {
    const env = {
      STYLIST_BOOKING_SCRIPT_URL: 'https://booking.example/w.js',
      PAY_LATER_SCRIPT_URL: 'http://localhost:4000/p.js',
    };
    expect(readConfig(env).widgetScripts).toEqual({
      'stylist-booking': 'https://booking.example/w.js',
      'buy-now-pay-later': 'http://localhost:4000/p.js',
    });
  });

  it.each(['http://booking.example/w.js', 'javascript:alert(1)', 'w.js'])('are not read from %s', (address) => {
    expect(() => readConfig({ STYLIST_BOOKING_SCRIPT_URL: address })).toThrow('STYLIST_BOOKING_SCRIPT_URL');
  });
});
