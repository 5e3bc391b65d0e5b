import type { PaymentSettings } from './payment-settings.ts';

type ServiceUrls = NonNullable<PaymentSettings['browser']['serviceUrls']>;

/** Where the payment form has its fields and pictures, where that is not the provider: addresses of this page's own shop. */
export function environmentUrls({ api, analytics, images, translations }: ServiceUrls, pageUrl: string) {
  const whole = (path: string): string => new URL(path, pageUrl).href;
  return {
    api: whole(api),
    analytics: whole(analytics),
    cdn: { images: whole(images), translations: whole(translations) },
  };
}
