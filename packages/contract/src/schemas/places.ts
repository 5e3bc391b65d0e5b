import { ADDRESS_FORM_LIMITS, STATES } from '@wattle/domain';
import { z } from 'zod';
import { plainText, pointSchema } from './product.ts';

/** One for everything that is typed into a field until an address is chosen. */
const sessionToken = z.string().regex(/^[\w-]{16,64}$/);

export const addressQuestionSchema = z.object({
  text: plainText.max(200),
  sessionToken,
  /** Where the shopper said they are. */
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
