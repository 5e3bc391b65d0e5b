import { layers, rect } from '../shapes.ts';
import { shelf } from './furniture/decor.ts';
import { herbs } from './furniture/greenery.ts';
import { fruitBowl, jars, plates, pot } from './furniture/kitchenware.ts';
import { boards, cabinetFront, SAGE_DARK, skirting, tiles, wall } from './furniture/surfaces.ts';
import type { Room, Stage, Subject } from './stage.ts';

/** From the product's base down to the floor: a built-in oven sits above a drawer. */
const dropOf = ({ h }: Subject) => Math.max(10, 850 - h);

function doors({ pen, subject }: Stage, floor: number): string {
  const half = subject.w / 2 + 6;
  const [top, high] = [-subject.h, floor + subject.h - 90];
  const place = (x: number) => cabinetFront(pen, { x, y: top, w: 488, h: high }, 'top');
  return layers(
    [0, 1, 2].flatMap((index) => [place(-half - 494 * (index + 1)), place(half + 6 + 494 * index)]),
    floor > 60 && cabinetFront(pen, { x: -half + 6, y: 12, w: half * 2 - 12, h: floor - 102 }, 'none'),
  );
}

function behind(stage: Stage): string {
  const { pen, subject, view } = stage;
  const floor = dropOf(subject);
  const bench = -subject.h - 66;
  return layers(
    wall(stage, '0 #F4ECDD,.6 #EADFCB,1 #D8CAB0'),
    skirting(stage, floor),
    boards(stage, floor),
    tiles(pen, { x: view.x, y: bench - 560, w: view.w, h: 600 }),
    shelf(pen, -640, bench - 600, 1280),
    plates(pen, -330, bench - 600),
    jars(pen, -80, bench - 600, 3),
    herbs(pen, 430, bench - 600, 1.4),
    rect(view.x, -subject.h - 20, view.w, subject.h + 20 + floor, 0, pen.lin(SAGE_DARK)),
    doors(stage, floor),
    rect(view.x, floor - 84, view.w, 84, 0, '#2E3D34'),
    rect(-subject.w / 2 - 8, -subject.h - 6, subject.w + 16, subject.h + 12, 4, '#1b2620'),
  );
}

function before({ pen, subject, view }: Stage): string {
  const bench = -subject.h - 66;
  return layers(
    rect(view.x, bench, view.w, 56, 6, pen.v('0 #FFFFFF,.3 #F1EDE4,1 #C9C1B0')),
    rect(view.x, bench + 56, view.w, 34, 0, pen.v('0 #1d2a22 .35,1 #1d2a22 0')),
    pot(pen, 60, bench, 260, 170),
    fruitBowl(pen, -520, bench),
  );
}

/** Base cabinets with an opening the exact size of the product. */
export const kitchenUnderBench: Room = {
  camera: (subject) => ({ scale: 0.5, x: 400, y: 690 - dropOf(subject) * 0.5 }),
  behind,
  before,
};
