/** What the service answers is read where it is used: a part that is not there is an empty text. */
export type Json = { readonly [name: string]: unknown };

export const toJson = (value: unknown): Json => (typeof value === 'object' && value !== null ? { ...value } : {});

export const readText = (json: Json, name: string): string => {
  const value = json[name];
  return typeof value === 'string' ? value : '';
};

/** The texts of a part that has nothing else. */
export const readTexts = (json: Json, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(toJson(json[name])).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );

/** What a kept text says; nothing when it cannot be read. */
export function parseJson(text: string | null): Json {
  try {
    return toJson(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}
