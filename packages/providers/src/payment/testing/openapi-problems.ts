import { isObject, type JsonObject, objectOf, textOf } from '../json.ts';

/** The part of OpenAPI that validation needs. */
export type OpenApi = JsonObject;

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function follow(api: OpenApi, schema: JsonObject): JsonObject {
  const reference = textOf(schema, '$ref');
  if (!reference) return schema;
  const found = reference
    .split('/')
    .slice(1)
    .reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), api);
  if (!isObject(found)) throw new Error(`nothing at ${reference}`);
  return follow(api, found);
}

const isOfType = (type: string | undefined, value: unknown): boolean => {
  switch (type) {
    case 'integer':
      return Number.isSafeInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    default:
      return type === undefined || typeof value === type;
  }
};

function objectProblems(api: OpenApi, schema: JsonObject, value: JsonObject, at: string): string[] {
  const properties = objectOf(schema, 'properties');
  const missing = asList(schema.required)
    .filter((name) => typeof name === 'string' && value[name] === undefined)
    .map((name) => `${at}.${name} is missing`);
  if (!properties) return missing;
  const others = Object.entries(value).flatMap(([name, member]) => {
    const known = objectOf(properties, name);
    return known ? problemsOf(api, known, member, `${at}.${name}`) : [`${at}.${name} is not known`];
  });
  return [...missing, ...others];
}

function textProblems(schema: JsonObject, value: string, at: string): string[] {
  const { maxLength, minLength, pattern } = schema;
  const problems: string[] = [];
  if (typeof maxLength === 'number' && value.length > maxLength) problems.push(`${at} is longer than ${maxLength}`);
  if (typeof minLength === 'number' && value.length < minLength) problems.push(`${at} is shorter than ${minLength}`);
  if (typeof pattern === 'string' && !new RegExp(pattern).test(value)) problems.push(`${at} is not like ${pattern}`);
  if (schema.format === 'date-time' && Number.isNaN(Date.parse(value))) problems.push(`${at} is no time`);
  return problems;
}

/** One alternative must match; otherwise the closest one's problems. */
function oneOfProblems(api: OpenApi, forms: readonly unknown[], value: unknown, at: string): string[] {
  const each = forms.filter(isObject).map((form) => problemsOf(api, form, value, at));
  return each.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

/** Where a value differs from its schema. Unknown members are problems too: Adyen refuses them. */
export function problemsOf(api: OpenApi, given: JsonObject, value: unknown, at: string): string[] {
  const schema = follow(api, given);
  const forms = asList(schema.oneOf);
  if (forms.length > 0) return oneOfProblems(api, forms, value, at);
  if (!isOfType(textOf(schema, 'type'), value)) return [`${at} is no ${textOf(schema, 'type')}`];
  const allowed = asList(schema.enum);
  if (allowed.length > 0 && !allowed.includes(value)) return [`${at} is none of the values allowed`];
  if (typeof value === 'string') return textProblems(schema, value, at);
  if (isObject(value)) return objectProblems(api, schema, value, at);
  const items = objectOf(schema, 'items');
  if (!Array.isArray(value) || !items) return [];
  return value.flatMap((item, index) => problemsOf(api, items, item, `${at}[${index}]`));
}

/** The schema of a path's request, or of its response with a status. */
export function findSchema(api: OpenApi, path: string, status: number | null): JsonObject | undefined {
  const operation = objectOf(objectOf(objectOf(api, 'paths') ?? {}, path) ?? {}, 'post') ?? {};
  const part =
    status === null
      ? objectOf(operation, 'requestBody')
      : objectOf(objectOf(operation, 'responses') ?? {}, `${status}`);
  const json = objectOf(objectOf(part ?? {}, 'content') ?? {}, 'application/json');
  return json && objectOf(json, 'schema');
}
