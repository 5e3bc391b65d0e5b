import { describe, expect, it } from 'vitest';
import { environmentUrls } from './environment-urls.ts';

describe('environmentUrls', () => {
  it('makes whole addresses of those of the shop, and leaves whole ones as they are', () => {
    const urls = {
      api: '/checkoutshopper/',
      analytics: '/checkoutshopper/analytics/',
      images: 'https://pictures.example/',
      translations: '/checkoutshopper/words/',
    };
    expect(environmentUrls(urls, 'http://localhost:3000/checkout/payment?a=1')).toEqual({
      api: 'http://localhost:3000/checkoutshopper/',
      analytics: 'http://localhost:3000/checkoutshopper/analytics/',
      cdn: { images: 'https://pictures.example/', translations: 'http://localhost:3000/checkoutshopper/words/' },
    });
  });
});
