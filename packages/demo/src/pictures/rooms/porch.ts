import { circle, ellipse, fillPath, type Layer, layers, path, rect, repeat } from '../shapes.ts';
import { floorPlant } from './furniture/greenery.ts';
import type { Stage } from './stage.ts';

const BOARD = 118;

/** Weatherboards, each shaded by the one above. */
function weatherboards({ pen, view }: Stage): string {
  const first = Math.floor(view.y / BOARD) * BOARD;
  return repeat(Math.ceil(view.h / BOARD) + 1, (index) => [
    rect(view.x, first + index * BOARD, view.w, BOARD, 0, pen.v('0 #F1EADB,.8 #E6DCC8,1 #D6CAB2')),
    rect(view.x, first + index * BOARD, view.w, 9, 0, '#5b4a2b', { opacity: 0.26 }),
  ]);
}

/** The front door in its frame, its right edge at `right`. */
function frontDoor({ pen, view }: Stage, right: number): string {
  const left = view.x - 200;
  const wide = right - 60 - left;
  return layers(
    rect(left, view.y - 40, right - left + 12, view.h + 80, 0, '#3a2812', { opacity: 0.16 }),
    rect(left, view.y - 40, right - left, view.h + 80, 0, pen.lin('0 #FFFFFF,.8 #F6F1E6,1 #D9CDB6')),
    rect(left, view.y - 40, wide, view.h + 80, 0, pen.lin('0 #2F6B55,.6 #22594A,1 #0F3D31')),
    rect(right - 180, view.y - 20, 70, view.h * 0.3, 8, pen.diag('0 #CFE3DA,.5 #9DBFB2,1 #6F9A8B')),
    rect(right - 190, view.y + view.h * 0.42, 90, view.h * 0.7, 8, pen.v('0 #000 .2,.05 #000 .08,1 #fff .06')),
    rect(right - 104, -60, 24, 190, 12, pen.lin('0 #8b6a2f,.35 #F6E3B4,1 #A8823A')),
    circle(right - 92, 190, 17, pen.diag('0 #F6E3B4,1 #A8823A')),
  );
}

/** A lit lantern on the wall. */
const lantern = ({ pen }: Stage, x: number, y: number): Layer => [
  circle(x, y, 230, pen.rad('0 #FFE9B0 .6,.4 #FFE9B0 .2,1 #FFE9B0 0')),
  rect(x - 12, y - 130, 24, 60, 4, '#202324'),
  fillPath(path`M${x - 62} ${y - 60}L${x - 34} ${y - 96}H${x + 34}L${x + 62} ${y - 60}Z`, '#202324'),
  fillPath(
    path`M${x - 52} ${y - 60}H${x + 52}L${x + 38} ${y + 70}H${x - 38}Z`,
    pen.v('0 #FFF6DC,.5 #FFE3A0,1 #F2C76A'),
  ),
  rect(x - 44, y + 66, 88, 16, 4, '#202324'),
  rect(x - 3, y - 60, 6, 128, 0, '#202324'),
  ellipse(x, y + 6, 16, 30, '#fff', { opacity: 0.8 }),
];

/** Outside, next to the front door. */
export function porch(stage: Stage): string {
  const { half, pen, subject, view } = stage;
  return layers(
    weatherboards(stage),
    frontDoor(stage, -half - 90),
    lantern(stage, half + 170, -Math.max(subject.h, 120) - 30),
    floorPlant(pen, half + 330, view.y + view.h + 300, 620),
  );
}
