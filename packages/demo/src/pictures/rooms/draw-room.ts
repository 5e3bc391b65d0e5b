import type { Kind, KindValues } from '../define-kind.ts';
import type { Pen } from '../pen.ts';
import { rect } from '../shapes.ts';

export function drawRoom(pen: Pen, kind: Kind, params: KindValues): string {
  return rect(0, 0, 800, 800, 0, '#EADFCB') + kind.draw(pen, params, { flat: false });
}
