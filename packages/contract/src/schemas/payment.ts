import { PAYMENT_TYPES } from '@wattle/domain';
import { z } from 'zod';

const dollars = z.number().nonnegative().max(10_000_000);

/** What is to be paid: the whole order, and what of it gift cards leave. */
export const paymentMethodsQuerySchema = z.object({ orderTotal: dollars, outstanding: dollars });

export const paymentMethodsSchema = z.object({
  types: z.array(z.enum(PAYMENT_TYPES)),
  /** For the provider's part in the browser, and for nobody to look into. */
  browserData: z.record(z.string(), z.unknown()),
});

export const paymentSettingsSchema = z.object({
  browser: z.object({
    environment: z.string(),
    clientKey: z.string(),
    serviceUrls: z
      .object({ api: z.string(), analytics: z.string(), images: z.string(), translations: z.string() })
      .nullable(),
    isSimulated: z.boolean(),
  }),
  captcha: z.object({ siteKey: z.string(), scriptUrl: z.string() }),
});
