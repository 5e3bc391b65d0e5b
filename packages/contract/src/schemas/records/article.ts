import type { Article, ContentBlock } from '@wattle/domain/content';
import { z } from 'zod';
import { id, name, path, seconds, text, whole } from '../fields.ts';
import { image } from './image.ts';
import { schemaOf } from './schema-of.ts';

export const contentBlockSchema: z.ZodType<ContentBlock> = z.object({
  id: text,
  customId: text.exactOptional(),
  customClasses: text.exactOptional(),
  value: z.record(text, z.unknown()).exactOptional(),
  identifier: text.exactOptional(),
  _draggableId: text.exactOptional(),
  get children() {
    return z.array(contentBlockSchema).exactOptional();
  },
});

export const articleLinkSchema = z.object({
  id,
  name,
  path,
  kicker: text,
  summary: text,
  heroImage: image.nullable(),
});

export const articleSchema = schemaOf<Article>()(
  articleLinkSchema.extend({
    parentId: id.nullable(),
    position: whole,
    body: z.array(contentBlockSchema),
    publishedAt: seconds,
    updatedAt: seconds,
  }),
);
