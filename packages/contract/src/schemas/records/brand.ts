import type { Brand, BrandRecord } from '@wattle/domain/catalogue';
import { z } from 'zod';
import { id, name, path, text } from '../fields.ts';
import { image } from './image.ts';
import { schemaOf } from './schema-of.ts';

export const brandSchema = schemaOf<Brand>()(z.object({ id, name, path, imageLogo: image.nullable() }));

export const brandRecordSchema = schemaOf<BrandRecord>()(
  brandSchema.extend({
    description: text,
    agency: z.strictObject({ isAgency: z.boolean(), enquiryOnly: z.boolean() }),
  }),
);
