import type { CategoryLink, CategoryRecord } from '@wattle/domain/catalogue';
import { z } from 'zod';
import { id, name, path, text, whole } from '../fields.ts';
import { image } from './image.ts';
import { schemaOf } from './schema-of.ts';

export const categoryLinkSchema = schemaOf<CategoryLink>()(z.object({ id, name, path }));

export const categoryRecordSchema = schemaOf<CategoryRecord>()(
  categoryLinkSchema.extend({
    parentId: id.nullable(),
    position: whole,
    shortName: text,
    description: text,
    imageHero: image.nullable(),
    products: z.strictObject({ index: id, sort: text }),
  }),
);
