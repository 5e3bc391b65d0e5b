import { finishOf, type Kind, type KindValues } from '../define-kind.ts';
import type { Pen } from '../pen.ts';
import type { View } from '../picture-path.ts';
import { drawRoom } from '../rooms/draw-room.ts';
import { drawAround } from './draw-around.ts';
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

/** Whether it is a box with four sides of which all can be drawn. */
function canTurn(kind: Kind, params: KindValues): boolean {
  const cabinet = kind.cabinet?.(params);
  return kind.angle === undefined && cabinet !== undefined && !cabinet.inset;
}

function drawTurn(pen: Pen, kind: Kind, degrees: number, params: KindValues): string | undefined {
  const cabinet = kind.cabinet?.(params);
  if (!cabinet || !canTurn(kind, params)) return undefined;
  const front = kind.draw(pen, params, { flat: true });
  return drawAround(pen, finishOf(params), kind.box(params), cabinet, front, degrees);
}

/** Draws one of the views of a product; undefined for a turn of what is no box. */
export function drawView(pen: Pen, kind: Kind, view: View, params: KindValues): string | undefined {
  switch (view) {
    case 'front':
      return kind.draw(pen, params, { flat: false });
    case 'angle':
      return drawAngle(pen, kind, params);
    case 'dimensions':
      return drawDimensions(pen, kind, params);
    case 'room':
      return drawRoom(pen, kind, params);
    default:
      return drawTurn(pen, kind, Number(view.slice('turn-'.length)), params);
  }
}
