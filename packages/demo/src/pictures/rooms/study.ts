import { type Layer, layers, rect, repeat } from '../shapes.ts';
import { booksFlat, booksUpright, deskLamp, framedPrint, shelf } from './furniture/decor.ts';
import { floorPlant, herbs } from './furniture/greenery.ts';
import { mug } from './furniture/kitchenware.ts';
import { benchTop, boards, OAK, skirting, wall } from './furniture/surfaces.ts';
import { gardenWindow } from './furniture/window.ts';
import { type Room, type Stage, scaleFor } from './stage.ts';

const WALL = '0 #DCE6DA,.55 #C9D9C9,1 #AFC4B3';

const drawers = ({ pen, view }: Stage): Layer => [
  rect(view.x, 74, view.w, view.h, 0, pen.v('0 #93AC98,1 #AFC4B3')),
  rect(view.x, 74, view.w, 90, 0, pen.v('0 #1d2a22 .3,1 #1d2a22 0')),
  [-620, 360].map((x) =>
    repeat(3, (index) => [
      rect(x, 80 + index * 190, 420, 184, 5, pen.lin('0 #C99A66,.5 #B4844F,1 #8D6439')),
      rect(x, 80 + index * 190, 420, 4, 2, '#fff', { opacity: 0.3 }),
      rect(x + 150, 116 + index * 190, 120, 12, 6, pen.v('0 #F1D9A0,1 #A8823A')),
    ]),
  ),
];

function onDesk(stage: Stage): string {
  const { half, pen, subject, view } = stage;
  const shelfAt = -Math.max(subject.h + 140, 216);
  return layers(
    wall(stage, WALL),
    gardenWindow(pen, { x: -half - 920, y: -980, w: 560, h: 880 }),
    shelf(pen, -half - 130, shelfAt, subject.w + 620),
    booksUpright(pen, -half - 90, shelfAt, 7, 210),
    herbs(pen, -half + 330, shelfAt, 0.9),
    framedPrint(pen, { x: half + 130, y: shelfAt - 310, w: 220, h: 300 }, '#E58F5A'),
    drawers(stage),
    benchTop(stage, OAK.surface, OAK.edge, 60),
    deskLamp(pen, half + 190, -26, -1),
    rect(view.x, -60, view.w, 94, 0, pen.lin('0 #fff .14,.5 #fff 0,1 #3a2812 .14')),
  );
}

function onDeskBefore({ pen, subject }: Stage): string {
  const half = subject.w / 2;
  return layers(booksFlat(pen, -half - 330, 6, 230, 3), mug(pen, half + 90, 22, '0 #E58F5A,.4 #D97B45,1 #A8552A'));
}

/** A desk under a shelf, with the window to the left. */
export const studyDesk: Room = {
  camera: (subject) => ({ scale: scaleFor(subject, 330, 0.55, 2.6), x: 400, y: 600 }),
  behind: onDesk,
  before: onDeskBefore,
};

/** On the floor next to the desk. */
export const studyFloor: Room = {
  camera: (subject) => ({ scale: scaleFor(subject, 360, 0.4, 0.8), x: 520, y: 650 }),
  behind(stage) {
    const { pen, subject } = stage;
    const left = -subject.w / 2 - 1240;
    return layers(
      wall(stage, WALL),
      gardenWindow(pen, { x: left - 100, y: -1900, w: 700, h: 880 }),
      framedPrint(pen, { x: subject.w / 2 - 60, y: -1300, w: 320, h: 420 }),
      skirting(stage, -90),
      boards(stage, -90),
      rect(left, -740, 1240, 44, 6, pen.v('0 #E2BC8D,.3 #C2925F,1 #8D6439')),
      rect(left + 1140, -700, 46, 700, 4, pen.lin('0 #C99A66,1 #8D6439')),
      rect(left + 40, -696, 420, 620, 5, pen.lin('0 #C99A66,.5 #B4844F,1 #8D6439')),
      deskLamp(pen, left + 900, -740, -1),
      booksFlat(pen, left + 500, -740, 240, 3),
      floorPlant(pen, subject.w / 2 + 330, -20, 900),
    );
  },
};
