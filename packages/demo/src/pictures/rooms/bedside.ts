import { ellipse, fillPath, layers, path, rect } from '../shapes.ts';
import { booksFlat, framedPrint, tableLamp } from './furniture/decor.ts';
import { vase } from './furniture/greenery.ts';
import { mug } from './furniture/kitchenware.ts';
import { benchTop, OAK, wall } from './furniture/surfaces.ts';
import { type Room, type Stage, scaleFor } from './stage.ts';

/** The bed to the left: headboard, pillow and linen. */
function bed({ pen, view }: Stage, right: number): string {
  const left = view.x - 60;
  const pillow = path`M${left} ${-40}Q${left} ${-250} ${right - 190} ${-246}Q${right - 20} ${-230} ${right - 30} ${-120}Q${right - 40} ${10} ${left} ${30}Z`;
  return layers(
    rect(left, -430, right - left, 900, 40, pen.lin('0 #A9B9AB,.6 #93A797,1 #7C9282')),
    fillPath(pillow, pen.diag('0 #FFFFFF,.5 #F3EEE3,1 #D5CBB8')),
    rect(left, -20, right - left - 10, 600, 50, pen.lin('0 #FBF7EE,.5 #EFE7D8,1 #D3C8B2')),
    rect(left, 90, right - left - 6, 600, 40, pen.lin('0 #6F9A86,.5 #5C8B79,1 #41705F')),
  );
}

function behind(stage: Stage): string {
  const { pen, subject, view } = stage;
  const half = Math.max(subject.w / 2, 45);
  return layers(
    wall(stage, '0 #EFE3D6,.55 #E3D3C2,1 #CDB9A4'),
    framedPrint(pen, { x: half + 60, y: -Math.max(subject.h + 330, 520), w: 180, h: 230 }, '#E58F5A'),
    bed(stage, -half - 120),
    rect(-half - 104, 74, view.w * 2, view.h, 0, pen.lin('0 #C99A66,.5 #B4844F,1 #8D6439')),
    rect(-half - 60, 104, half * 2 + 330, 210, 6, pen.lin('0 #D2AC78,.5 #C2965F,1 #9C723F')),
    ellipse(105, 206, 17, 17, pen.diag('0 #F1D9A0,1 #A8823A')),
    benchTop({ ...stage, view: { ...view, x: -half - 124, w: view.w * 2 } }, OAK.surface, OAK.edge, 44),
    tableLamp(pen, half + 150, -22, 330),
    vase(pen, -half - 76, -26, 180),
  );
}

/** A bedside table close up, for handheld products. */
export const bedside: Room = {
  camera: (subject) => ({ scale: scaleFor(subject, 300, 1.1, 3.4), x: 390, y: 590 }),
  behind,
  before({ pen, subject }) {
    const half = Math.max(subject.w / 2, 45);
    return layers(booksFlat(pen, half + 46, 22, 150, 2), mug(pen, half + 110, -48, '0 #F7F3EA,.4 #FFFFFF,1 #CFC6B4'));
  },
};
