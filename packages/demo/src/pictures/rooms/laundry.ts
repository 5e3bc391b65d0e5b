import { layers, path, rect, strokePath } from '../shapes.ts';
import { shelf } from './furniture/decor.ts';
import { floorPlant, herbs } from './furniture/greenery.ts';
import { bottles } from './furniture/kitchenware.ts';
import { basket, towels } from './furniture/soft.ts';
import { benchTop, boards, cabinetFront, OAK, skirting, tiles, wall } from './furniture/surfaces.ts';
import { gardenWindow } from './furniture/window.ts';
import { type Room, type Stage, scaleFor } from './stage.ts';

const WALL = '0 #E9EFE8,.6 #DCE6DC,1 #C3D1C5';
const TILE = { w: 100, h: 100, tile: '#EDF2EC', grout: '#D3DED4' };

function onFloor(stage: Stage): string {
  const { half, pen, subject, view } = stage;
  const shelfAt = -Math.max(subject.h + 230, 1080);
  return layers(
    wall(stage, WALL),
    tiles(pen, { x: view.x, y: -1000, w: view.w, h: 1000 }, TILE),
    rect(view.x, -1016, view.w, 20, 0, pen.v('0 #fff,1 #C3D1C5')),
    gardenWindow(pen, { x: -half - 860, y: -1900, w: 640, h: 760 }),
    shelf(pen, -half - 90, shelfAt, subject.w + 620),
    towels(pen, -half + 130, shelfAt),
    bottles(pen, -half + 380, shelfAt, ['#4D7A69', '#F3EEE2', '#D9A441', '#7FA5B4']),
    herbs(pen, half + 330, shelfAt, 1.3),
    skirting(stage, 0, '0 #FFFFFF,.2 #EFF3EE,1 #CFDACF'),
    boards(stage, 0, '0 #BDB3A2,1 #DDD5C6'),
    floorPlant(pen, half + 380, 10, 820),
  );
}

/** A bright laundry: machine on the floor, shelf above it, washing beside it. */
export const laundryFloor: Room = {
  camera: (subject) => ({ scale: scaleFor(subject, 400, 0.3, 0.6), x: 410, y: 668 }),
  behind: onFloor,
  before: ({ pen, subject }) => basket(pen, -subject.w / 2 - 330, 60),
};

function onBench(stage: Stage): string {
  const { half, pen, subject, view } = stage;
  const rail = -Math.max(subject.h + 130, 420);
  return layers(
    wall(stage, WALL),
    tiles(pen, { x: view.x, y: view.y, w: view.w, h: -view.y }, TILE),
    rect(view.x, view.y, view.w, -view.y, 0, pen.lin('0 #fff .2,.5 #fff 0,1 #2b4a3b .1')),
    strokePath(
      path`M${view.x} ${rail}H${view.x + view.w}`,
      pen.define(
        'rail',
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${rail - 8}" x2="0" y2="${rail + 8}"><stop offset="0" stop-color="#F1D9A0"/><stop offset="1" stop-color="#A8823A"/></linearGradient>`,
      ),
      14,
    ),
    rect(half + 120, rail - 4, 210, 300, 10, pen.lin('0 #FBF7EE,.4 #FFFFFF,1 #D9CFBD')),
    rect(half + 120, rail + 240, 210, 22, 0, '#8FB3A2'),
    rect(-half - 390, rail - 4, 190, 260, 10, pen.lin('0 #A9C4B6,.4 #8FB3A2,1 #6F9A86')),
    rect(view.x, 74, view.w, view.h, 0, '#5F7A69'),
    [-2, -1, 0, 1].map((index) =>
      cabinetFront(pen, { x: index * 460 + 6, y: 86, w: 448, h: 700 }, 'top', '0 #F4F6F2,.5 #E6EBE5,1 #CBD5CC'),
    ),
    benchTop(stage, OAK.surface, OAK.edge),
    bottles(pen, half + 120, -10, ['#4D7A69', '#F3EEE2']),
  );
}

/** The same laundry's bench, close up. */
export const laundryBench: Room = {
  camera: (subject) => ({ scale: scaleFor(subject, 310, 0.8, 1.5), x: 400, y: 590 }),
  behind: onBench,
  before: ({ pen, subject }) => towels(pen, -subject.w / 2 - 210, 18, 280),
};
