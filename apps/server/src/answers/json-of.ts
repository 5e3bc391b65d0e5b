/** JSON of values that recur in many answers, such as a product's card. */
const pieces = new WeakMap<object, string>();
const lasting = new WeakSet<object>();

/** Says that a value recurs and never changes: its JSON is written once, as long as the value lives. */
export function asLasting<T extends object>(value: T): T {
  lasting.add(value);
  return value;
}

/** As `JSON.stringify`, but a lasting value, of an answer or in a list of it, is not written again. */
export function jsonOf(value: unknown): string {
  if (!isPlain(value)) return JSON.stringify(value);
  let text = '';
  for (const key in value) {
    const item = value[key];
    const written = Array.isArray(item) ? listOf(item) : pieceOf(item);
    if (written !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${written}`;
  }
  return `{${text}}`;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function listOf(items: readonly unknown[]): string {
  const [first] = items;
  if (typeof first !== 'object' || first === null || !lasting.has(first)) return JSON.stringify(items);
  return `[${items.map((item) => pieceOf(item) ?? 'null').join(',')}]`;
}

function pieceOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null || !lasting.has(item)) return JSON.stringify(item);
  const known = pieces.get(item);
  if (known !== undefined) return known;
  const made = JSON.stringify(item);
  pieces.set(item, made);
  return made;
}
