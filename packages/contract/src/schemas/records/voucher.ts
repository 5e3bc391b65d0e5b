import type { VoucherRecord } from '@wattle/domain/vouchers';
import { z } from 'zod';
import { day, dollars, id } from '../fields.ts';
import { schemaOf } from './schema-of.ts';

export const voucherRecordSchema = schemaOf<VoucherRecord>()(
  z.object({ code: id, pin: id, expires: day, amountRemaining: dollars, suspended: z.boolean() }),
);
