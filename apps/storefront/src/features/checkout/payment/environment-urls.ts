import type { ProviderForm } from './payment-settings.ts';

type ServiceUrls = NonNullable<ProviderForm['serviceUrls']>;

/** Service addresses for the payment form when the shop serves them rather than the provider. */
export function environmentUrls({ api, analytics, images, translations }: ServiceUrls, pageUrl: string) {
  const whole = (path: string): string => new URL(path, pageUrl).href;
  return {
    api: whole(api),
    analytics: whole(analytics),
    cdn: { images: whole(images), translations: whole(translations) },
  };
}
