/** Rounds to a tenth: invisible on screen, and keeps files small. */
export const n = (value: number): number => Math.round(value * 10) / 10 || 0;

/** Rounds a matrix factor, where a tenth would be too coarse. */
export const n3 = (value: number): number => Math.round(value * 1000) / 1000 || 0;

/** Path data from a template literal, with all numbers rounded. */
export const path = (words: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  words.reduce((data, word, index) => {
    const value = values[index - 1];
    return data + (typeof value === 'number' ? n(value) : value) + word;
  });

/** Path data of a box, for line drawings and clips. */
export function boxPath(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return path`M${x} ${y}h${w}v${h}h${-w}Z`;
  const [across, down] = [w - 2 * r, h - 2 * r];
  return path`M${x + r} ${y}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r} ${-r} ${r}h${-across}q${-r} 0 ${-r} ${-r}v${-down}q0 ${-r} ${r} ${-r}Z`;
}

/** Path data of a circle or an oval, for line drawings and clips. */
export const ovalPath = (cx: number, cy: number, rx: number, ry = rx): string =>
  path`M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;

type Place = readonly [x: number, y: number, size: number, more: number];

/** Reads a list of places, such as '284 460 5, 420 440 4'. */
export const places = (list: string): readonly Place[] =>
  list.split(', ').map((place) => place.split(' ').map(Number) as unknown as Place);
