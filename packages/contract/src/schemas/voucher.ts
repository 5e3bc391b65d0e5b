import { z } from 'zod';
import { dollars, id, plainText } from './fields.ts';

/** [C-7-33] A gift card, its PIN and the caller's captcha token. */
export const voucherQuerySchema = z.object({
  code: id,
  pin: plainText.max(20),
  token: z.string().max(5000).default(''),
});

/** [C-7-34] */
export const voucherBalanceSchema = z.object({ expires: z.iso.date(), amountRemaining: dollars });
