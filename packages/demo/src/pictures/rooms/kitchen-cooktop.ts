import { ellipse, fillPath, layers, path, rect, strokePath } from '../shapes.ts';
import { shelf } from './furniture/decor.ts';
import { herbs } from './furniture/greenery.ts';
import { bottles, choppingBoards, jars, pot } from './furniture/kitchenware.ts';
import { tiles, wall } from './furniture/surfaces.ts';
import { type Room, type Stage, scaleFor } from './stage.ts';

/** Like the cooktop in it, the stone is seen from above, so it runs back to the wall. */
function stone({ pen, subject, view }: Stage): string {
  const [back, front] = [-subject.h - 70, 90];
  const vein = path`M${view.x} ${back + 70}C${-400} ${back + 40} ${-200} ${back + 150} ${-subject.w / 2} ${back + 130}M${subject.w / 2} ${-120}C${subject.w} ${-160} ${subject.w} ${-60} ${view.x + view.w} ${-90}`;
  return layers(
    rect(view.x, back, view.w, front - back, 0, pen.v('0 #D9D2C3,.3 #EAE5DA,1 #F8F5EE')),
    rect(view.x, back, view.w, 40, 0, pen.v('0 #3a2812 .26,1 #3a2812 0')),
    strokePath(vein, '#B9B09C', 5, { opacity: 0.35 }),
    rect(view.x, front, view.w, 62, 0, pen.v('0 #FFFFFF,.25 #F1EDE4,1 #C9C1B0')),
    rect(view.x, front + 62, view.w, view.h, 0, pen.lin('0 #8FA896,.5 #7F9A87,1 #6B8775')),
    rect(view.x, front + 62, view.w, 46, 0, pen.v('0 #1d2a22 .45,1 #1d2a22 0')),
  );
}

function behind(stage: Stage): string {
  const { pen, subject, view } = stage;
  const back = -subject.h - 70;
  return layers(
    wall(stage, '0 #F4ECDD,.6 #EADFCB,1 #D8CAB0'),
    tiles(pen, { x: view.x, y: back - 520, w: view.w, h: 530 }),
    shelf(pen, -560, back - 360, 1120),
    jars(pen, -440, back - 360, 4),
    herbs(pen, 190, back - 360, 1.2),
    stone(stage),
    choppingBoards(pen, -subject.w / 2 - 30, back + 26),
    bottles(pen, subject.w / 2 - 10, back + 46, ['#7a8f3a', '#C9A253']),
    ellipse(0, 6, subject.w * 0.54, 26, pen.rad('0 #1A211D .35,1 #1A211D 0')),
  );
}

/** A pot on the left rear zone, and a folded cloth in front. */
function before({ pen, subject }: Stage): string {
  const cloth = path`M${subject.w / 2 + 40} ${-150}l200 -26l46 120l-210 34Z`;
  return layers(
    pot(pen, -subject.w * 0.2, -subject.h * 0.62, subject.w * 0.26, subject.w * 0.16),
    fillPath(cloth, pen.diag('0 #8FB3A2,.5 #6F9A86,1 #4D7A69')),
    strokePath(path`M${subject.w / 2 + 70} ${-146}l42 118M${subject.w / 2 + 200} ${-164}l44 116`, '#F6F1E6', 7, {
      opacity: 0.7,
    }),
  );
}

/** The cooktop set into stone, from the cook's point of view. */
export const kitchenCooktop: Room = {
  camera: (subject) => ({ scale: scaleFor(subject, 500, 0.5, 0.9), x: 400, y: 590 }),
  behind,
  before,
};
