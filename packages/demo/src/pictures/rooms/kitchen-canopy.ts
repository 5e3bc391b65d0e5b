import { layers, rect } from '../shapes.ts';
import { shelf } from './furniture/decor.ts';
import { herbs } from './furniture/greenery.ts';
import { bottles, fruitBowl, jars, plates, pot } from './furniture/kitchenware.ts';
import { cabinetFront, SAGE_DARK, tiles, wall } from './furniture/surfaces.ts';
import { type Room, type Stage, scaleFor } from './stage.ts';

/** The canopy hangs 650 mm above the bench. */
const BENCH = 650;

function bench({ pen, subject, view }: Stage): string {
  const first = -Math.ceil(-view.x / 480) * 480;
  return layers(
    rect(view.x, BENCH + 50, view.w, view.h, 0, pen.lin(SAGE_DARK)),
    Array.from({ length: 8 }, (_, index) =>
      cabinetFront(pen, { x: first + index * 480 + 6, y: BENCH + 76, w: 468, h: 700 }, 'top'),
    ),
    rect(view.x, BENCH, view.w, 56, 0, pen.v('0 #FFFFFF,.3 #F1EDE4,1 #C9C1B0')),
    rect(view.x, BENCH + 56, view.w, 40, 0, pen.v('0 #1d2a22 .38,1 #1d2a22 0')),
    rect(-subject.w / 2, BENCH - 12, subject.w, 14, 5, pen.v('0 #4a4f51,1 #0d0f10')),
    pot(pen, -subject.w * 0.22, BENCH - 12, 250, 160),
    pot(pen, subject.w * 0.24, BENCH - 12, 200, 110),
  );
}

function behind(stage: Stage): string {
  const { half, pen, view } = stage;
  return layers(
    wall(stage, '0 #F4ECDD,.6 #EADFCB,1 #D8CAB0'),
    tiles(pen, { x: view.x, y: view.y, w: view.w, h: BENCH - view.y }),
    rect(view.x, view.y, view.w, BENCH - view.y, 0, pen.lin('0 #fff .14,.5 #fff 0,1 #5b4a2b .14')),
    [-half - 640, half + 90].map((x, index) => [
      shelf(pen, x, 60, 550),
      index ? jars(pen, x + 110, 60, 4) : plates(pen, x + 180, 60) + herbs(pen, x + 430, 60, 1.3),
      shelf(pen, x, -360, 550),
      index ? plates(pen, x + 280, -360) : jars(pen, x + 100, -360, 4),
    ]),
    bench(stage),
    fruitBowl(pen, -half - 260, BENCH),
    bottles(pen, half + 150, BENCH, ['#7a8f3a', '#C9A253', '#A8574A']),
  );
}

/** Above the cooktop, between open shelves. */
export const kitchenCanopy: Room = {
  camera: (subject) => ({ scale: scaleFor(subject, 400, 0.36, 0.5), x: 400, y: 396 }),
  behind,
};
