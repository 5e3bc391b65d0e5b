import { z } from 'zod';

const words = z.string().min(1, 'must not be empty').max(200);
const place = z.string().min(1, 'must not be empty').max(500);
const image = z.object({ url: z.string().exactOptional(), src: z.string().exactOptional(), alt: z.string() });

/** The columns at the foot of every page. */
export const FOOTER = 'footerColumns';
export const footerSchema = z.array(
  z.object({ heading: words, links: z.array(z.object({ label: words, path: place })) }),
);

/** What a category's menu shows beside its links, by the category's id. */
export const MENU_FEATURES = 'menuFeatures';
export const menuFeaturesSchema = z.record(
  z.string(),
  z.object({ title: words, text: z.string(), path: place, image: image.nullable() }),
);
