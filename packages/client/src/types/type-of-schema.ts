type Json = { readonly [name: string]: unknown };

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const NAME = /^[A-Za-z_$][\w$]*$/;
const PLAIN: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

const either = (types: readonly string[]): string => [...new Set(types)].join(' | ');
const indented = (text: string): string => text.replaceAll(/^/gm, '  ');
const inBrackets = (type: string): string => (/[|&]/.test(type) ? `(${type})` : type);

function objectType(schema: Json): string {
  const { properties, additionalProperties: others } = schema;
  const required = list(schema.required);
  const fields = Object.entries(isJson(properties) ? properties : {}).map(([name, part]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${NAME.test(name) ? name : JSON.stringify(name)}${mark}: ${typeOfSchema(part)}`;
  });
  const any = isJson(others) ? `{ [name: string]: ${typeOfSchema(others)} }` : undefined;
  if (fields.length === 0) return any ?? `{ [name: string]: ${isJson(properties) ? 'never' : 'unknown'} }`;
  const known = `{\n${fields.map((field) => `${indented(field)};\n`).join('')}}`;
  return any ? `${known} & ${any}` : known;
}

function arrayType({ items, prefixItems }: Json): string {
  if (Array.isArray(prefixItems)) return `readonly [${prefixItems.map(typeOfSchema).join(', ')}]`;
  return `readonly ${inBrackets(typeOfSchema(items ?? {}))}[]`;
}

/** The type of what a JSON Schema describes, in TypeScript. Bounds and patterns have no type. */
export function typeOfSchema(schema: unknown): string {
  if (!isJson(schema)) return 'unknown';
  const { $ref, type } = schema;
  if (typeof $ref === 'string') return $ref.slice($ref.lastIndexOf('/') + 1);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return either(schema.enum.map((one) => JSON.stringify(one)));
  const options = [...list(schema.anyOf), ...list(schema.oneOf)];
  if (options.length > 0) return either(options.map((one) => inBrackets(typeOfSchema(one))));
  // parts of an "all of" that only have bounds add nothing
  const parts = list(schema.allOf)
    .map(typeOfSchema)
    .filter((one) => one !== 'unknown');
  if (parts.length > 0) return parts.map(inBrackets).join(' & ');
  if (Array.isArray(type)) return either(type.map((one) => typeOfSchema({ ...schema, type: one })));
  if (type === 'object') return objectType(schema);
  if (type === 'array') return arrayType(schema);
  return PLAIN[String(type)] ?? 'unknown';
}
