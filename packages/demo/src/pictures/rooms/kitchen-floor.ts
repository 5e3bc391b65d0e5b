import { fillPath, layers, path, rect } from '../shapes.ts';
import { pendant, shelf } from './furniture/decor.ts';
import { herbs } from './furniture/greenery.ts';
import { fruitBowl, jars, plates, pot } from './furniture/kitchenware.ts';
import { boards, cabinetFront, SAGE_DARK, skirting, tiles, wall } from './furniture/surfaces.ts';
import { gardenWindow } from './furniture/window.ts';
import { type Room, type Stage, scaleFor } from './stage.ts';

const BENCH = 900;

/** The bench run on the left, with the things on it. */
function benchRun({ pen, view }: Stage, right: number): string {
  const left = view.x - 100;
  const doors = Math.ceil((right - left) / 480);
  return layers(
    tiles(pen, { x: left, y: -1500, w: right - left, h: 640 }),
    rect(left, -BENCH + 40, right - left, BENCH - 40, 0, pen.lin(SAGE_DARK)),
    Array.from({ length: doors }, (_, index) =>
      cabinetFront(pen, { x: right - (index + 1) * 480 + 6, y: -BENCH + 66, w: 468, h: BENCH - 150 }, 'top'),
    ),
    rect(left, -80, right - left, 80, 0, '#2E3D34'),
    rect(left, -BENCH, right - left + 10, 60, 6, pen.v('0 #FFFFFF,.3 #F1EDE4,1 #C9C1B0')),
    rect(left, -BENCH + 60, right - left, 40, 0, pen.v('0 #1d2a22 .35,1 #1d2a22 0')),
    fruitBowl(pen, right - 560, -BENCH),
    herbs(pen, right - 170, -BENCH, 1.5),
  );
}

/** A tall alcove for the product, with cupboards above and a pantry beside it. */
function alcove({ pen, subject, view }: Stage): string {
  const [half, top] = [subject.w / 2 + 34, -subject.h - 60];
  const over = top - 420;
  return layers(
    rect(-half - 40, over - 20, half * 2 + 80, -over + 20, 0, pen.lin(SAGE_DARK)),
    rect(-half, top, half * 2, -top, 0, pen.lin('0 #26332C,.5 #34443B,1 #1b2620')),
    cabinetFront(pen, { x: -half - 26, y: over, w: half + 20, h: 400 }, 'bottom'),
    cabinetFront(pen, { x: 6, y: over, w: half + 20, h: 400 }, 'bottom'),
    rect(half + 40, over - 20, view.w, -over + 20, 0, pen.lin('0 #76917F,1 #536D5D')),
    cabinetFront(pen, { x: half + 56, y: over, w: 520, h: -over * 0.56 }, 'left', '0 #86A18E,1 #637E6D'),
    cabinetFront(
      pen,
      { x: half + 56, y: over - over * 0.56 + 14, w: 520, h: -over * 0.44 - 90 },
      'left',
      '0 #86A18E,1 #637E6D',
    ),
    rect(half + 40, -76, view.w, 76, 0, '#2E3D34'),
    fillPath(path`M${-half - 60} ${over}h44V0h-44Z`, pen.lin('0 #000 0,.5 #000 .2,1 #000 0'), { opacity: 0.5 }),
  );
}

/** A gap in the bench run, for products no taller than the bench. */
function underRun({ pen, subject, view }: Stage): string {
  const half = subject.w / 2 + 22;
  return layers(
    tiles(pen, { x: view.x, y: -1500, w: view.w, h: 640 }),
    rect(view.x, -BENCH + 40, view.w, BENCH - 40, 0, pen.lin(SAGE_DARK)),
    [0, 1, 2].flatMap((index) => [
      cabinetFront(pen, { x: -half - 480 * (index + 1) + 6, y: -BENCH + 66, w: 468, h: BENCH - 150 }, 'top'),
      cabinetFront(pen, { x: half + 480 * index + 6, y: -BENCH + 66, w: 468, h: BENCH - 150 }, 'top'),
    ]),
    rect(view.x, -80, view.w, 80, 0, '#2E3D34'),
    rect(-half, -BENCH + 50, half * 2, BENCH - 50, 0, pen.lin('0 #1b2620,.5 #2b3a32,1 #141d18')),
  );
}

function benchOver({ pen, subject, view }: Stage): string {
  const half = subject.w / 2 + 22;
  const cook = subject.h > 880;
  const slab = (x: number, w: number) => rect(x, -BENCH, w, 56, 6, pen.v('0 #FFFFFF,.3 #F1EDE4,1 #C9C1B0'));
  return layers(
    cook ? slab(view.x, -half - view.x) + slab(half, view.w) : slab(view.x, view.w),
    cook ? pot(pen, -subject.w * 0.2, -subject.h) : plates(pen, half * 0.2, -BENCH),
    fruitBowl(pen, -half - 330, -BENCH),
    jars(pen, half + 160, -BENCH),
  );
}

function behind(stage: Stage): string {
  const { pen, subject, view } = stage;
  const tall = subject.h > 1000;
  const edge = -subject.w / 2 - 74;
  return layers(
    wall(stage, '0 #F4ECDD,.6 #EADFCB,1 #D8CAB0'),
    skirting(stage, 0),
    boards(stage, 0),
    tall && gardenWindow(pen, { x: edge - 1180, y: -2120, w: 1000, h: 760 }),
    tall ? benchRun(stage, edge) : underRun(stage),
    tall && alcove(stage),
    tall && pendant(pen, edge - 340, -1760, view.y, 300),
    !tall && shelf(pen, -900, -1720, 1800),
    !tall && plates(pen, -420, -1720) + jars(pen, 180, -1720, 4) + herbs(pen, -130, -1720, 1.4),
  );
}

/** A kitchen with space for a fridge, or for a cooker in the bench run. */
export const kitchenFloor: Room = {
  camera: (subject) => ({
    scale: subject.h > 1000 ? scaleFor(subject, 560, 0.26, 0.4) : 0.42,
    x: subject.h > 1000 ? 455 : 400,
    y: 690,
  }),
  behind,
  before: (stage) => (stage.subject.h > 1000 ? '' : benchOver(stage)),
};
