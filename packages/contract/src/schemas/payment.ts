import { PAYMENT_TYPES } from '@wattle/domain/checkout';
import { z } from 'zod';
import { dollarsAsked } from './fields.ts';

/** The order total, and what is left to pay after gift cards. */
export const paymentMethodsQuerySchema = z.object({ orderTotal: dollarsAsked, outstanding: dollarsAsked });

export const paymentMethodsSchema = z.object({
  types: z.array(z.enum(PAYMENT_TYPES)),
  /** Opaque data for the payment provider's browser component. */
  browserData: z.record(z.string(), z.unknown()),
});

/** The provider's form is part of the page. */
const providerFormSchema = z.object({
  kind: z.literal('FORM'),
  environment: z.string(),
  clientKey: z.string(),
  serviceUrls: z
    .object({ api: z.string(), analytics: z.string(), images: z.string(), translations: z.string() })
    .nullable(),
  isSimulated: z.boolean(),
});

/** Shoppers pay on a page of the provider. */
const providerPageSchema = z.object({ kind: z.literal('PAGE'), providerName: z.string() });

export const paymentSettingsSchema = z.object({
  browser: z.discriminatedUnion('kind', [providerFormSchema, providerPageSchema]),
  captcha: z.object({ siteKey: z.string(), scriptUrl: z.string() }),
});
