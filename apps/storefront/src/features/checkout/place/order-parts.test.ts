import { describe, expect, it } from 'vitest';
import { orderAnalyticsOf } from './order-parts.ts';

const browserInfo = { language: 'en-AU', userAgent: 'a browser' };
const visit = { clientId: '123.456', cookies: '', utm: {}, browserInfo };

describe('orderAnalyticsOf', () => {
  it('knows the visitor, the campaign and the browser [C-7-26]', () => {
    const cookies = '_fbc=fb.1.2; _fbp=fb.3.4';
    expect(orderAnalyticsOf({ ...visit, utm: { utmSource: 'mail' }, cookies })).toEqual({
      clientId: '123.456',
      fbc: 'fb.1.2',
      fbp: 'fb.3.4',
      utmSource: 'mail',
      browserInfo,
    });
  });

  it('leaves out what is not known', () => {
    expect(orderAnalyticsOf(visit)).toEqual({ clientId: '123.456', browserInfo });
  });
});
