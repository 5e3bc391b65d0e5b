import { NO_CHECKOUT } from '@wattle/domain';
import { describe, expect, it } from 'vitest';
import { orderAnalyticsOf } from './order-parts.ts';

const visit = { clientId: '123.456', cookies: '', language: 'en-AU', userAgent: 'a browser' };

describe('orderAnalyticsOf', () => {
  it('knows the visitor, the campaign and the browser [C-7-26]', () => {
    const kept = { ...NO_CHECKOUT, utm: { utmSource: 'mail' } };
    const cookies = '_fbc=fb.1.2; _fbp=fb.3.4';
    expect(orderAnalyticsOf({ kept }, { ...visit, cookies })).toEqual({
      clientId: '123.456',
      fbc: 'fb.1.2',
      fbp: 'fb.3.4',
      utmSource: 'mail',
      browserInfo: { language: 'en-AU', userAgent: 'a browser' },
    });
  });

  it('leaves out what is not known', () => {
    expect(orderAnalyticsOf({ kept: NO_CHECKOUT }, visit)).toEqual({
      clientId: '123.456',
      browserInfo: { language: 'en-AU', userAgent: 'a browser' },
    });
  });
});
