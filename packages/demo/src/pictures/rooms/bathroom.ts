import { circle, group, layers, litPath, path, rect, roundPath } from '../shapes.ts';
import { herbs } from './furniture/greenery.ts';
import { bottles } from './furniture/kitchenware.ts';
import { towels } from './furniture/soft.ts';
import { benchTop, tiles, wall } from './furniture/surfaces.ts';
import { type Room, type Stage, scaleFor } from './stage.ts';

const KIT = { w: 60, h: 180, tile: '#E9D9CF', grout: '#D5BFB2' };
const TERRAZZO = { surface: '0 #DDD3C8,1 #F4EDE5', edge: '0 #FFFFFF,.25 #F0E7DD,1 #CBBDAE' };

/** A round brass-rimmed mirror that reflects the window. */
function mirror({ pen }: Stage, x: number, y: number, r: number): string {
  const shine = path`M${x - r} ${y + r * 0.2}L${x - r * 0.1} ${y - r}H${x + r * 0.3}L${x - r * 0.6} ${y + r}H${x - r}Z`;
  return layers(
    circle(x + 10, y + 16, r + 6, '#3a2812', { opacity: 0.18 }),
    circle(x, y, r + 12, pen.diag('0 #F6E3B4,.5 #C9A253,1 #8b6a2f')),
    circle(x, y, r, pen.diag('0 #E3EDEC,.5 #C9DAD8,1 #A9C0BE')),
    group({ clip: pen.clip(circle(x, y, r, '#000')) }, litPath(shine, 0.4)),
  );
}

function tap({ pen }: Stage, x: number): string {
  const brass = pen.lin('0 #8b6a2f,.35 #F6E3B4,1 #A8823A');
  return layers(
    roundPath(path`M${x} -20V-190Q${x} -250 ${x - 60} -250T${x - 120} -190V-168`, brass, 24),
    rect(x - 30, -36, 60, 20, 8, brass),
    rect(x + 54, -86, 22, 66, 8, brass),
    rect(x + 40, -104, 64, 20, 9, brass),
  );
}

function behind(stage: Stage): string {
  const { half, pen, subject, view } = stage;
  const r = Math.max(280, subject.h * 0.9);
  return layers(
    wall(stage, '0 #EFE3DA,.6 #E3D3C8,1 #CDB9AC'),
    tiles(pen, { x: view.x, y: view.y, w: view.w, h: -view.y }, KIT),
    rect(view.x, view.y, view.w, -view.y, 0, pen.lin('0 #fff .22,.5 #fff 0,1 #5b3a2b .12')),
    mirror(stage, half + 120, -Math.max(subject.h + 60, 250) - r * 0.55, r),
    rect(view.x, 74, view.w, view.h, 0, pen.lin('0 #C99A66,.5 #B4844F,1 #8D6439')),
    rect(view.x, 74, view.w, 60, 0, pen.v('0 #2a1c0c .4,1 #2a1c0c 0')),
    benchTop(stage, TERRAZZO.surface, TERRAZZO.edge, 56),
    tap(stage, half + 330),
    bottles(pen, -half - 330, -20, ['#2F6B55', '#F3EEE2', '#D98A6B']),
    herbs(pen, half + 130, -26, 0.85),
  );
}

/** A vanity with a round mirror. */
export const bathroomBench: Room = {
  camera: (subject) => ({ scale: scaleFor(subject, 300, 0.85, 1.3), x: 400, y: 600 }),
  behind,
  before: ({ pen, subject }) => towels(pen, -subject.w / 2 - 170, 26, 230, ['#FBF7EE', '#E3B9A6']),
};
