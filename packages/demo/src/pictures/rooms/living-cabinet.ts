import { drawScreen } from '../screens/draw-screen.ts';
import { group, layers, rect, repeat } from '../shapes.ts';
import { booksFlat, booksUpright, framedPrint, tableLamp } from './furniture/decor.ts';
import { floorPlant, vase } from './furniture/greenery.ts';
import { boards, skirting, wall } from './furniture/surfaces.ts';
import { gardenWindow } from './furniture/window.ts';
import { LIVING_WALL } from './living.ts';
import { type Room, type Stage, scaleFor } from './stage.ts';

const HIGH = 520;
const OAK_FRONT = '0 #D2AC78,.5 #C2965F,1 #9C723F';

/** A low oak cabinet on legs; its top is at y 0, and the product stands slightly back from the edge. */
function cabinet({ pen, subject }: Stage): string {
  const wide = Math.max(1800, subject.w + 700);
  const left = -wide / 2;
  const door = wide / 4;
  return layers(
    rect(left + 40, HIGH + 110, wide - 20, 40, 20, pen.rad('0 #2a1c0c .5,1 #2a1c0c 0')),
    [left + 90, -left - 130].map((x) => rect(x, HIGH, 40, 130, 6, pen.lin('0 #A67C4A,1 #6d4c26'))),
    rect(left, -14, wide, HIGH + 14, 10, pen.lin(OAK_FRONT)),
    repeat(4, (index) => {
      const x = left + index * door;
      return layers(
        rect(x + 8, 34, door - 16, HIGH - 46, 5, pen.lin(OAK_FRONT)),
        repeat(12, (slat) =>
          rect(
            x + 14 + (slat * (door - 28)) / 12,
            40,
            (door - 28) / 12 - 8,
            HIGH - 58,
            3,
            pen.lin('0 #fff .16,.5 #fff 0,1 #3a2812 .32'),
          ),
        ),
      );
    }),
    rect(left - 10, -22, wide + 20, 46, 8, pen.v('0 #E6C79A,.4 #CFA56E,1 #A67C4A')),
    rect(left, 24, wide, 24, 0, pen.v('0 #2a1c0c .4,1 #2a1c0c 0')),
  );
}

/** A soundbar belongs under a TV. */
function pictureAbove({ pen, subject }: Stage): string {
  const w = Math.max(1240, subject.w * 1.1);
  const h = w * 0.5625;
  const screen = { x: -w / 2, y: -subject.h - 190 - h, w, h };
  return layers(
    rect(screen.x + 14, screen.y + 22, w, h, 10, '#3a2812', { opacity: 0.22 }),
    rect(screen.x - 10, screen.y - 10, w + 20, h + 20, 8, '#111314'),
    group({ clip: pen.clip(rect(screen.x, screen.y, w, h, 0, '#000')) }, drawScreen(pen, 'surf', screen)),
  );
}

function behind(stage: Stage): string {
  const { half, pen, subject, view } = stage;
  const large = subject.w > 620;
  const bar = large && subject.h < 220;
  return layers(
    wall(stage, LIVING_WALL),
    large && gardenWindow(pen, { x: view.x - 420, y: -1500, w: 760, h: 1500 }),
    skirting(stage, HIGH + 110),
    boards(stage, HIGH + 110),
    bar && pictureAbove(stage),
    !large && framedPrint(pen, { x: half + 90, y: -Math.max(subject.h + 260, 720), w: 330, h: 430 }),
    cabinet(stage),
    large ? vase(pen, -half - 190, -10, 520) : booksUpright(pen, -half - 330, -12, 5, 250),
    large ? tableLamp(pen, half + 190, -10, 520) : tableLamp(pen, -half - 500, -12, 520),
    large && floorPlant(pen, half + 560, HIGH + 120, 1200),
    !large && booksFlat(pen, half + 120, -8, 250, 2) + vase(pen, half + 240, -76, 250),
  );
}

/** On the oak cabinet: a TV across the room, or a speaker close up. */
export const livingCabinet: Room = {
  camera(subject) {
    const large = subject.w > 620;
    return {
      scale: large ? scaleFor(subject, 430, 0.22, 0.42) : scaleFor(subject, 290, 0.62, 1.35),
      x: 400,
      y: large ? 540 : 590,
    };
  },
  behind,
};
