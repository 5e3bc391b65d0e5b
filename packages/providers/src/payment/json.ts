export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses JSON; undefined if invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const objectOf = (value: JsonObject, name: string): JsonObject | undefined => {
  const found = value[name];
  return isObject(found) ? found : undefined;
};
export const textOf = (value: JsonObject, name: string): string | undefined => {
  const found = value[name];
  return typeof found === 'string' && found !== '' ? found : undefined;
};
export const wholeOf = (value: JsonObject, name: string): number | undefined => {
  const found = value[name];
  return Number.isSafeInteger(found) ? Number(found) : undefined;
};
export const listOf = (value: JsonObject, name: string): readonly JsonObject[] => {
  const found = value[name];
  return Array.isArray(found) ? found.filter(isObject) : [];
};

/** Without the members that are undefined. */
export const defined = (value: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));
