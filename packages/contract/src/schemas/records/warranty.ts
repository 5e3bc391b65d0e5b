import type { WarrantyProduct } from '@wattle/domain/catalogue';
import { z } from 'zod';
import { dollars, id, name, text } from '../fields.ts';
import { schemaOf } from './schema-of.ts';

export const warrantyProductSchema = schemaOf<WarrantyProduct>()(
  z.object({
    id,
    erpProductId: text,
    variants: z.array(z.strictObject({ id })).min(1, 'must have a variant'),
    name,
    price: dollars,
    blGroupWarranty: z.strictObject({ duration: z.number().positive('must be more than 0'), description: text }),
  }),
);
