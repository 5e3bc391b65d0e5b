import { layers, rect, repeat } from '../shapes.ts';
import { pendant, shelf } from './furniture/decor.ts';
import { herbs } from './furniture/greenery.ts';
import { choppingBoards, fruitBowl, jars, plates } from './furniture/kitchenware.ts';
import { benchTop, cabinetFront, STONE, tiles, wall } from './furniture/surfaces.ts';
import { type Room, type Stage, scaleFor } from './stage.ts';

const WALL = '0 #F4ECDD,.6 #EADFCB,1 #D8CAB0';

function cupboards({ pen, view }: Stage): string {
  const [top, high] = [74, view.y + view.h - 74];
  const first = Math.floor(view.x / 450) * 450;
  const count = Math.ceil(view.w / 450) + 1;
  return layers(
    rect(view.x, top, view.w, high, 0, '#5F7A69'),
    repeat(count, (index) =>
      cabinetFront(pen, { x: first + index * 450 + 6, y: top + 12, w: 438, h: Math.max(320, high + 40) }, 'top'),
    ),
    rect(view.x, top, view.w, 50, 0, pen.v('0 #1d2a22 .4,1 #1d2a22 0')),
  );
}

function behind(stage: Stage): string {
  const { half, pen, subject, view } = stage;
  const shelfAt = -Math.max(subject.h + 150, 560);
  return layers(
    wall(stage, WALL),
    tiles(pen, { x: view.x, y: shelfAt + 180 > -430 ? -430 : shelfAt + 180, w: view.w, h: 430 }),
    rect(view.x, -430, view.w, 430, 0, pen.lin('0 #fff .16,.5 #fff 0,1 #5b4a2b .12')),
    shelf(pen, -half - 320, shelfAt, subject.w + 760),
    plates(pen, -half - 120, shelfAt),
    jars(pen, half + 30, shelfAt),
    pendant(pen, half + 560, shelfAt - 40, view.y),
    cupboards(stage),
    benchTop(stage, STONE.surface, STONE.edge),
    choppingBoards(pen, half + 170, -34),
    herbs(pen, half + 330, -8, 1.1),
  );
}

/** A section of kitchen bench under a shelf, close enough for a kettle. */
export const kitchenBench: Room = {
  camera: (subject) => ({ scale: scaleFor(subject, 350, 0.62, 1.25), x: 400, y: 600 }),
  behind,
  before: ({ pen, subject }) => fruitBowl(pen, -subject.w / 2 - 210, 20),
};
