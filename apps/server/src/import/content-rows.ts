import {
  type Article,
  ATTRIBUTE_TYPES,
  type BrandRecord,
  type CategoryRecord,
  type Family,
  type Redirect,
  type WarrantyProduct,
} from '@wattle/domain';
import { z } from 'zod';
import { MARKETING_LISTS, marketingListsSchema } from '../forms/marketing-lists.ts';
import type { Setting } from '../store/settings.ts';
import { deliveryRulesSchema, publicHolidaysSchema } from './delivery-rows.ts';
import { DONATIONS, donationsSchema } from './donation-rows.ts';
import { dollars, id, image, pathUnder, seconds, text, whole } from './fields.ts';
import { parseRow } from './refusal.ts';
import { wholeBlocks } from './whole-blocks.ts';

export const articleRow = z.strictObject({
  id,
  name: id,
  path: pathUnder('articles'),
  heroImage: image.nullable(),
  summary: text,
  kicker: text,
  parentId: id.nullable(),
  position: whole,
  body: wholeBlocks,
  publishedAt: seconds,
  updatedAt: seconds,
}) satisfies z.ZodType<Article>;

const oldPath = z.string().regex(/^[^\s/?#][^\s?#]*$/, 'must be a path like products/name');
const isAddress = (to: string): boolean => URL.canParse(to) && /^https?:$/.test(new URL(to).protocol);

export const redirectRow = z
  .strictObject({ from: oldPath, to: id, external: z.boolean() })
  .refine(({ to, external }) => (external ? isAddress(to) : to.startsWith('/') && !to.startsWith('//')), {
    path: ['to'],
    message: 'must be a path, or an http address when external is true',
  })
  .refine(({ from, to }) => `/${from}` !== to, {
    path: ['to'],
    message: 'must lead elsewhere',
  }) satisfies z.ZodType<Redirect>;

/** Settings that the shop reckons with have a shape of their own; a broken one is refused by its path. */
const SETTINGS = new Map<string, z.ZodType>([
  ['delivery-rules', deliveryRulesSchema],
  ['public-holidays', publicHolidaysSchema],
  [MARKETING_LISTS, marketingListsSchema],
  [DONATIONS, donationsSchema],
]);

export const settingRow = z
  .strictObject({
    key: id,
    value: z.unknown().refine((value) => value !== null && value !== undefined, 'must not be empty'),
  })
  .check((context) => {
    const { key, value } = context.value;
    const schema = SETTINGS.get(key);
    const parsed = schema && parseRow(schema, value);
    if (!parsed || 'row' in parsed) return;
    for (const { field, reason } of parsed.problems) {
      context.issues.push({
        code: 'custom',
        input: value,
        path: ['value', ...(field ? [field] : [])],
        message: reason,
      });
    }
  }) satisfies z.ZodType<Setting>;

export const brandRow = z.strictObject({
  id,
  name: id,
  path: pathUnder('brands'),
  imageLogo: image.nullable(),
  description: text,
  agency: z.strictObject({ isAgency: z.boolean(), enquiryOnly: z.boolean() }),
}) satisfies z.ZodType<BrandRecord>;

export const categoryRow = z.strictObject({
  id,
  parentId: id.nullable(),
  position: whole,
  path: pathUnder('categories'),
  name: id,
  shortName: text,
  description: text,
  imageHero: image.nullable(),
  products: z.strictObject({ index: id, sort: text }),
}) satisfies z.ZodType<CategoryRecord>;

const attribute = z.strictObject({
  code: id,
  name: text,
  prefix: text,
  suffix: text,
  type: z.enum(ATTRIBUTE_TYPES),
  enable: z.boolean(),
  heading: text,
  queryParam: text,
  minQueryParam: text.nullable(),
  maxQueryParam: text.nullable(),
  disjunctive: z.boolean(),
  initiallyExpanded: z.boolean(),
});

export const familyRow = z.strictObject({
  code: id,
  name: id,
  groups: z.array(z.strictObject({ code: id, name: text, attributes: z.array(attribute) })),
}) satisfies z.ZodType<Family>;

export const warrantyRow = z.strictObject({
  id,
  erpProductId: text,
  variants: z.array(z.strictObject({ id })).min(1, 'must have a variant'),
  name: id,
  price: dollars,
  blGroupWarranty: z.strictObject({ duration: z.number().positive('must be more than 0'), description: text }),
}) satisfies z.ZodType<WarrantyProduct>;
