import { z } from 'zod';
import type { RouteName } from './routes.ts';
import {
  articleLinkSchema,
  articleSchema,
  badgeSchema,
  brandSchema,
  categoryLinkSchema,
  contentBlockSchema,
  familyAttributeSchema,
  familySchema,
  imageSchema,
  localitySchema,
  productSchema,
  productSummarySchema,
  promotionSchema,
  shopIdentitySchema,
  storeSchema,
  variantSchema,
  warrantyProductSchema,
} from './schemas/records/index.ts';

/** Records that many calls have in common. A generated client has one type for each. */
const RECORDS: Readonly<Record<string, z.ZodType>> = {
  Article: articleSchema,
  ArticleLink: articleLinkSchema,
  Badge: badgeSchema,
  Brand: brandSchema,
  CategoryLink: categoryLinkSchema,
  ContentBlock: contentBlockSchema,
  Family: familySchema,
  FamilyAttribute: familyAttributeSchema,
  Image: imageSchema,
  Locality: localitySchema,
  Product: productSchema,
  ProductSummary: productSummarySchema,
  Promotion: promotionSchema,
  ShopIdentity: shopIdentitySchema,
  Store: storeSchema,
  Variant: variantSchema,
  WarrantyProduct: warrantyProductSchema,
};

type Json = { readonly [name: string]: unknown };

const PLACE = '#/components/schemas/';

/** `loadProduct` has `LoadProductInput` and `LoadProductResult`. A body is the input without what is in the path. */
export const partOf = (name: RouteName, part: 'Input' | 'Body' | 'Result'): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}${part}`;

/** Collects schemas under names, each once, and gives references to them. */
export function collectComponents() {
  const components: Record<string, unknown> = {};
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(RECORDS)) names.add(schema, { id });

  /** A schema as JSON Schema, with named records as references. */
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output' = 'input'): Json => {
    const {
      $defs = {},
      $schema,
      ...root
    } = z.toJSONSchema(schema, {
      ...{ io, metadata: names },
      override: ({ zodSchema, jsonSchema }) => Object.assign(jsonSchema, z.globalRegistry.get(zodSchema)),
    }) as Json;
    for (const [name, part] of Object.entries($defs as Json)) components[name] ??= moved(part);
    return moved(root) as Json;
  };
  return {
    components,
    schemaOf,
    /** The same schema as a named component. */
    named(name: string, schema: z.ZodType): Json {
      components[name] ??= schemaOf(schema);
      return { $ref: PLACE + name };
    },
  };
}

/** Classes of characters that many readers of patterns do not know. No JSON that can be read has half a pair in it. */
const portable = (pattern: string): string =>
  pattern.replaceAll('\\p{Cc}', '\\x00-\\x1f\\x7f-\\x9f').replaceAll('\\p{Cs}', '');

/** The same schema with its references where OpenAPI has them, and without the ids that made them. */
function moved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(moved);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => name !== 'id' || typeof part !== 'string')
      .map(([name, part]) => [name, typeof part === 'string' ? movedText(name, part) : moved(part)]),
  );
}

function movedText(name: string, text: string): string {
  if (name === '$ref') return text.replace('#/$defs/', PLACE);
  return name === 'pattern' ? portable(text) : text;
}
