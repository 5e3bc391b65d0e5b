import { ADDRESS_FORM_LIMITS } from '@wattle/domain/account';
import { STATES } from '@wattle/domain/stores';
import { z } from 'zod';
import { plainText } from './fields.ts';
import { pointSchema } from './product.ts';

/** One token per lookup session: from the first keystroke until an address is chosen. */
const sessionToken = z.string().regex(/^[\w-]{16,64}$/);

export const addressQuestionSchema = z.object({
  text: plainText.max(200),
  sessionToken,
  /** The location the shopper has set. */
  near: pointSchema.nullable().default(null),
});

export const addressSuggestionsSchema = z.object({
  suggestions: z.array(z.object({ placeId: z.string(), main: z.string(), secondary: z.string() })),
});

export const placeQuestionSchema = z.object({ placeId: plainText.max(1000), sessionToken });

export const placeAddressSchema = z.object({
  street1: z.string().max(ADDRESS_FORM_LIMITS.street1),
  street2: z.string().max(ADDRESS_FORM_LIMITS.street2),
  suburb: z.string().max(ADDRESS_FORM_LIMITS.suburb),
  state: z.enum(STATES),
  postcode: z.string(),
  country: z.string(),
});
