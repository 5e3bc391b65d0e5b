import { ATTRIBUTE_TYPES, type Family, type FamilyAttribute } from '@wattle/domain/catalogue';
import { z } from 'zod';
import { id, name, text } from '../fields.ts';
import { schemaOf } from './schema-of.ts';

export const familyAttributeSchema = schemaOf<FamilyAttribute>()(
  z.strictObject({
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
  }),
);

export const familySchema = schemaOf<Family>()(
  z.object({
    code: id,
    name,
    groups: z.array(z.strictObject({ code: id, name: text, attributes: z.array(familyAttributeSchema) })),
  }),
);
