import { z } from 'zod';

const text = z.string();
const imageSchema = z.object({ url: text.exactOptional(), src: text.exactOptional(), alt: text });

/** Settings of the page frame. The frame works without missing or invalid ones. */
const footerSchema = z
  .array(z.object({ heading: text, links: z.array(z.object({ label: text, path: text })) }))
  .catch([]);

const menuFeaturesSchema = z
  .record(text, z.object({ title: text, text, path: text, image: imageSchema.nullable() }))
  .catch({});

export const readFooterColumns = (setting: unknown) => footerSchema.parse(setting);
export const readMenuFeatures = (setting: unknown) => menuFeaturesSchema.parse(setting);
