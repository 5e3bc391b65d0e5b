import { finishOf, type Kind, type KindValues } from '../define-kind.ts';
import type { Pen } from '../pen.ts';
import type { View } from '../picture-path.ts';
import { drawRoom } from '../rooms/draw-room.ts';
import { drawDetail } from './draw-detail.ts';
import { drawDimensions } from './draw-dimensions.ts';
import { drawTurned } from './draw-turned.ts';

function drawAngle(pen: Pen, kind: Kind, params: KindValues): string {
  if (kind.angle) return kind.angle(pen, params);
  const cabinet = kind.cabinet?.(params);
  if (!cabinet)
    return drawDetail(pen, kind.detail ?? { x: 220, y: 220, size: 360 }, kind.draw(pen, params, { flat: false }));
  return drawTurned(pen, finishOf(params), kind.box(params), cabinet, kind.draw(pen, params, { flat: true }));
}

/** Draws one of the four views of a product. */
export function drawView(pen: Pen, kind: Kind, view: View, params: KindValues): string {
  switch (view) {
    case 'front':
      return kind.draw(pen, params, { flat: false });
    case 'angle':
      return drawAngle(pen, kind, params);
    case 'dimensions':
      return drawDimensions(pen, kind, params);
    case 'room':
      return drawRoom(pen, kind, params);
  }
}
