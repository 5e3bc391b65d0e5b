export type ParamValue = string | number | boolean;

/** How a drawing's parameter is read from a path and written to it. */
export type Param<T extends ParamValue> = {
  readonly fallback: T;
  /** The value; undefined when the text is unknown, out of range or not in canonical form. */
  parse(words: string): T | undefined;
  /** The text; undefined when the value is not allowed. */
  format(value: T): string | undefined;
};

export type ParamTable = Readonly<Record<string, Param<ParamValue>>>;
export type ParamValues<P extends ParamTable> = { readonly [K in keyof P]: P[K] extends Param<infer T> ? T : never };

/** One of a few words; the first is the default. */
export function oneOf<const V extends readonly [string, ...string[]]>(values: V): Param<V[number]> {
  const known = (words: string): V[number] | undefined => values.find((value) => value === words);
  return { fallback: values[0], parse: known, format: known };
}

/** A whole number in a range, such as millimetres or inches. */
export function int(min: number, max: number, fallback: number): Param<number> {
  const inRange = (value: number) => Number.isInteger(value) && value >= min && value <= max;
  return {
    fallback,
    parse: (words) => (/^(0|[1-9][0-9]{0,5})$/.test(words) && inRange(Number(words)) ? Number(words) : undefined),
    format: (value) => (inRange(value) ? String(value) : undefined),
  };
}

type Range = readonly [min: number, max: number, fallback: number];

/** The millimetres of a product: width, height and depth. */
export const size = (width: Range, height: Range, depth: Range) => ({
  wmm: int(...width),
  hmm: int(...height),
  dmm: int(...depth),
});

/** A boolean, written as 1 or 0. */
export const flag = (fallback = false): Param<boolean> => ({
  fallback,
  parse: (words) => (words === '1' ? true : words === '0' ? false : undefined),
  format: (value) => (value ? '1' : '0'),
});

/** A short lower-case name, such as a brand; '' means none. */
export function slug(): Param<string> {
  const known = (words: string) => (/^[a-z0-9]{0,24}$/.test(words) ? words : undefined);
  return { fallback: '', parse: known, format: known };
}
