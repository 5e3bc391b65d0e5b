import {
  articleSchema,
  brandRecordSchema,
  categoryRecordSchema,
  familySchema,
  id,
  name,
  plainText,
  warrantyProductSchema,
} from '@wattle/contract/records';
import type { Article, Redirect } from '@wattle/domain/content';
import { z } from 'zod';
import { MARKETING_LISTS, marketingListsSchema } from '../marketing/marketing-lists.ts';
import type { Setting } from '../store/settings.ts';
import { IDENTITY_SETTING } from '../store/shop-identity.ts';
import { deliveryRulesSchema, publicHolidaysSchema } from './delivery-rows.ts';
import { DONATIONS, donationsSchema } from './donation-rows.ts';
import { FOOTER, footerSchema, MENU_FEATURES, menuFeaturesSchema } from './menu-rows.ts';
import { pathUnder } from './path-under.ts';
import { parseRow } from './refusal.ts';
import { wholeBlocks } from './whole-blocks.ts';

export const articleRow = articleSchema
  .extend({ path: pathUnder('articles'), body: wholeBlocks })
  .strict() satisfies z.ZodType<Article>;
export const brandRow = brandRecordSchema.extend({ path: pathUnder('brands') }).strict();
export const categoryRow = categoryRecordSchema.extend({ path: pathUnder('categories') }).strict();
export const familyRow = familySchema.strict();
export const warrantyRow = warrantyProductSchema.strict();

const oldPath = plainText.regex(/^[^\s/?#]([^\t\r\n#]*[^\s#])?$/, 'must be a path like products/name');
const isAddress = (to: string): boolean => URL.canParse(to) && /^https?:$/.test(new URL(to).protocol);

export const redirectRow = z
  .strictObject({ from: oldPath, to: name, external: z.boolean() })
  .refine(({ to, external }) => (external ? isAddress(to) : to.startsWith('/') && !to.startsWith('//')), {
    path: ['to'],
    message: 'must be a path, or an http address when external is true',
  })
  .refine(({ from, to }) => `/${from}` !== to, {
    path: ['to'],
    message: 'must lead elsewhere',
  }) satisfies z.ZodType<Redirect>;

/** Settings with a schema of their own, which refuses invalid ones with the path of the error. */
const SETTINGS = new Map<string, z.ZodType>([
  ['delivery-rules', deliveryRulesSchema],
  ['public-holidays', publicHolidaysSchema],
  [MARKETING_LISTS, marketingListsSchema],
  [DONATIONS, donationsSchema],
  [FOOTER, footerSchema],
  [MENU_FEATURES, menuFeaturesSchema],
]);

export const settingRow = z
  .strictObject({
    key: id.refine((key) => key !== IDENTITY_SETTING, 'is imported on its own: import shop'),
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
