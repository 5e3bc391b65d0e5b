/** Record paths with a value attached: `brand.name` is `name` below `brand`. */
export type AttributeTree<T> = { said?: T; readonly below: Map<string, AttributeTree<T>> };

export const EVERYTHING = '*';

/** Builds the tree; `*` is the root and covers everything below it. */
export function attributeTree<T>(entries: Iterable<readonly [path: string, said: T]>): AttributeTree<T> {
  const root: AttributeTree<T> = { below: new Map() };
  for (const [path, said] of entries) {
    let node = root;
    for (const key of path === EVERYTHING ? [] : path.split('.')) {
      const next = node.below.get(key) ?? { below: new Map() };
      node.below.set(key, next);
      node = next;
    }
    node.said = said;
  }
  return root;
}

export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Maps the texts and numbers that the tree covers and keeps the shape of arrays and objects. Undefined when
 * there are none.
 */
export function mapTexts<T, R>(
  value: unknown,
  tree: AttributeTree<T> | undefined,
  replace: (text: string, said: T) => R | undefined,
  inherited?: T,
): unknown {
  const said = tree?.said ?? inherited;
  if (Array.isArray(value)) {
    const items = value.map((item) => mapTexts(item, tree, replace, said)).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (isFields(value)) {
    const keys = said === undefined ? [...(tree?.below.keys() ?? [])] : Object.keys(value);
    const fields = keys
      .filter((key) => Object.hasOwn(value, key))
      .map((key) => [key, mapTexts(value[key], tree?.below.get(key), replace, said)] as const)
      .filter(([, mapped]) => mapped !== undefined);
    return fields.length > 0 ? Object.fromEntries(fields) : undefined;
  }
  const isText = typeof value === 'string' || typeof value === 'number';
  return isText && said !== undefined ? replace(String(value), said) : undefined;
}
