import type { Image } from '@wattle/domain/images';
import { z } from 'zod';
import { text } from '../fields.ts';
import { schemaOf } from './schema-of.ts';

export const imageSchema = schemaOf<Image>()(
  z.strictObject({ url: text.exactOptional(), src: text.exactOptional(), alt: text }),
);

/** An image has either a `url` or a `src`, not both. */
export const image = imageSchema.refine(
  ({ url, src }) => (url === undefined) !== (src === undefined),
  'must have one of url and src',
);
export const images = z.array(image);
