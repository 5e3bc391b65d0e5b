import type { z } from 'zod';

type FieldsOf<T> = T extends readonly unknown[] ? never : keyof T;

/**
 * `unknown` when both have the same fields; otherwise a type that no schema satisfies and that names the missing
 * field.
 */
type SameFields<T, Output> = [Exclude<FieldsOf<T>, FieldsOf<Output>>] extends [never]
  ? [Exclude<FieldsOf<Output>, FieldsOf<T>>] extends [never]
    ? unknown
    : { readonly 'not in the type': Exclude<FieldsOf<Output>, FieldsOf<T>> }
  : { readonly 'missing from the schema': Exclude<FieldsOf<T>, FieldsOf<Output>> };

/**
 * The schema of a domain type. Compiles only when both have the same fields: `satisfies z.ZodType<T>` alone accepts a
 * schema without an optional field, and responses would silently drop it.
 */
export const schemaOf =
  <T>() =>
  <S extends z.ZodType<T>>(schema: S & SameFields<T, z.output<S>>): S =>
    schema;
