/** What a table says for a text from outside: `constructor` and its like are in every object, and in no table. */
export const wordOf = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
