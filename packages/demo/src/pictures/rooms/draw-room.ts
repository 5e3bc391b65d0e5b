import type { Kind, KindValues, Rect } from '../define-kind.ts';
import type { Pen } from '../pen.ts';
import { fillPath, group, type Layer, layers, n, n3, rect } from '../shapes.ts';
import { bathroomBench } from './bathroom.ts';
import { bedside } from './bedside.ts';
import { kitchenBench } from './kitchen-bench.ts';
import { kitchenCanopy } from './kitchen-canopy.ts';
import { kitchenCooktop } from './kitchen-cooktop.ts';
import { kitchenFloor } from './kitchen-floor.ts';
import { kitchenUnderBench } from './kitchen-under-bench.ts';
import { laundryBench, laundryFloor } from './laundry.ts';
import { livingCeiling, livingFloor, livingWall } from './living.ts';
import { livingCabinet } from './living-cabinet.ts';
import { patioFloor } from './patio.ts';
import type { Spot } from './spot.ts';
import { FRAME, type Room, type Stage, viewOf } from './stage.ts';
import { studyDesk, studyFloor } from './study.ts';

const ROOMS: Readonly<Record<Spot, Room>> = {
  'kitchen-floor': kitchenFloor,
  'kitchen-under-bench': kitchenUnderBench,
  'kitchen-bench': kitchenBench,
  'kitchen-cooktop': kitchenCooktop,
  'kitchen-canopy': kitchenCanopy,
  'laundry-floor': laundryFloor,
  'laundry-bench': laundryBench,
  'living-floor': livingFloor,
  'living-cabinet': livingCabinet,
  'living-wall': livingWall,
  'living-ceiling': livingCeiling,
  'study-desk': studyDesk,
  'study-floor': studyFloor,
  bedside,
  'bathroom-bench': bathroomBench,
  'patio-floor': patioFloor,
};

/**
 * Millimetres per pixel of the front drawing: the larger of the two, because some drawings show more than the
 * product itself.
 */
const drawnScale = (box: Rect, { wmm, hmm }: KindValues): number => Math.max(wmm / box.w, hmm / box.h);

/** Morning light from the upper left, fading to the right. */
const windowLight = (pen: Pen): Layer => [
  fillPath('M0 0H560L190 800H0Z', pen.lin('0 #FFF3D2 .32,1 #FFF3D2 0', 0, 0, 0.8, 0.6)),
  rect(0, 0, FRAME, FRAME, 0, pen.rad('.55 #2a1c0c 0,1 #2a1c0c .16', 0.4, 0.42, 0.8)),
];

/** Draws the product in its room, to scale. */
export function drawRoom(pen: Pen, kind: Kind, params: KindValues): string {
  const room = ROOMS[kind.spot];
  const box = kind.box(params);
  const scale = drawnScale(box, params);
  const subject = { w: box.w * scale, h: box.h * scale };
  const camera = room.camera(subject);
  const stage: Stage = { pen, subject, half: subject.w / 2, view: viewOf(camera) };
  const foot = `scale(${n3(scale)}) translate(${n(-box.x - box.w / 2)} ${n(-box.y - box.h)})`;
  return layers(
    group(
      { transform: `translate(${n(camera.x)} ${n(camera.y)}) scale(${n3(camera.scale)})` },
      room.behind(stage),
      group({ transform: foot }, kind.draw(pen, kind.inRoom?.(params) ?? params, { flat: false })),
      room.before?.(stage),
    ),
    room.light !== 'none' && windowLight(pen),
  );
}
