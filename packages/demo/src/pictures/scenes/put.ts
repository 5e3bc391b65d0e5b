import { defaultValues, type Kind } from '../define-kind.ts';
import { kinds } from '../kinds/index.ts';
import type { Pen } from '../pen.ts';
import type { KindName, KindParams } from '../picture-path.ts';
import { group, n3 } from '../shapes.ts';

/** Places a product's front drawing in a scene: `size` wide, with its upper left corner at x, y. */
export function put<K extends KindName>(
  pen: Pen,
  name: K,
  params: KindParams<K>,
  x: number,
  y: number,
  size: number,
): string {
  const kind: Kind = kinds[name];
  const values = { ...defaultValues(kind.params), ...params };
  return group({ transform: `translate(${x} ${y}) scale(${n3(size / 800)})` }, kind.draw(pen, values, { flat: false }));
}
