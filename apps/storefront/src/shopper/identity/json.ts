/** Service responses are read defensively: a missing part is an empty string. */
export type Json = { readonly [name: string]: unknown };

export const toJson = (value: unknown): Json => (typeof value === 'object' && value !== null ? { ...value } : {});

export const readText = (json: Json, name: string): string => {
  const value = json[name];
  return typeof value === 'string' ? value : '';
};

/** The string values of an object part. */
export const readTexts = (json: Json, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(toJson(json[name])).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );

/** Parses stored JSON; empty when invalid. */
export function parseJson(text: string | null): Json {
  try {
    return toJson(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}
