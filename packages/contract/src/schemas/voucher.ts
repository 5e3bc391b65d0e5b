import { z } from 'zod';
import { plainText } from './product.ts';

/** [C-7-33] A gift card, its PIN and the token of whoever asks. */
export const voucherQuerySchema = z.object({
  code: plainText.max(100),
  pin: plainText.max(20),
  token: z.string().max(5000).default(''),
});

/** [C-7-34] */
export const voucherBalanceSchema = z.object({ expires: z.iso.date(), amountRemaining: z.number().nonnegative() });
