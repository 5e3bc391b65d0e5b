import { layers, rect } from '../shapes.ts';
import { framedPrint } from './furniture/decor.ts';
import { floorPlant } from './furniture/greenery.ts';
import { curtain, cushion, rug, sofa } from './furniture/soft.ts';
import { boards, skirting, wall } from './furniture/surfaces.ts';
import { gardenWindow } from './furniture/window.ts';
import { porch } from './porch.ts';
import { type Room, type Stage, type Subject, scaleFor } from './stage.ts';

const isSmall = ({ w }: Subject) => w < 300;

export const LIVING_WALL = '0 #F1E7D6,.55 #E8DBC5,1 #D3C2A5';

function loungeRight({ pen, subject }: Stage, y: number): string {
  const left = Math.max(subject.w / 2 + 190, 420);
  return layers(
    framedPrint(pen, { x: left + 420, y: y - 1780, w: 520, h: 680 }),
    sofa(pen, left, y),
    cushion(pen, left + 420, y - 420, 400, '#D9A441'),
  );
}

function onFloor(stage: Stage): string {
  const { pen, subject, view } = stage;
  const back = -170;
  const left = -subject.w / 2;
  return layers(
    wall(stage, LIVING_WALL),
    gardenWindow(pen, { x: left - 1120, y: -2000, w: 840, h: 1180 }),
    curtain(pen, left - 380, view.y, back - 40, 250),
    skirting(stage, back),
    boards(stage, back),
    floorPlant(pen, left - 330, back + 40, 980),
    loungeRight(stage, back + 30),
    rug(pen, 120, 70, Math.max(1700, subject.w * 2.6), 330),
  );
}

/** The living room: window on the left, sofa on the right, product on the rug. */
export const livingFloor: Room = {
  camera: (subject) => ({ scale: scaleFor(subject, 400, 0.36, 0.62), x: 340, y: 650 }),
  behind: onFloor,
};

/** Wall-mounted products have their lower edge at y 0; the sofa is below. */
function onWall(stage: Stage): string {
  const { pen, subject } = stage;
  const floor = 1750;
  return layers(
    wall(stage, LIVING_WALL),
    gardenWindow(pen, { x: -subject.w / 2 - 1060, y: 60, w: 760, h: 900 }),
    curtain(pen, -subject.w / 2 - 330, -40, floor - 60, 230),
    subject.w < 620 && framedPrint(pen, { x: subject.w / 2 + 170, y: -subject.h - 60, w: 330, h: 430 }),
    skirting(stage, floor),
    boards(stage, floor),
    sofa(pen, -760, floor - 40, 1500),
    cushion(pen, -330, floor - 470, 420, '#D9A441'),
    cushion(pen, 330, floor - 460, 380, '#E9DCC6'),
    floorPlant(pen, 860, floor + 40, 1250),
  );
}

/** High on the living-room wall; small products hang outside, next to the front door. */
export const livingWall: Room = {
  camera: (subject) =>
    isSmall(subject)
      ? { scale: scaleFor(subject, 250, 0.8, 1.7), x: 430, y: 450 }
      : { scale: scaleFor(subject, 360, 0.32, 0.7), x: 430, y: subject.w < 620 ? 420 : 290 },
  behind: (stage) => (isSmall(stage.subject) ? porch(stage) : onWall(stage)),
};

/** Hanging from the ceiling. */
export const livingCeiling: Room = {
  camera: (subject) => ({ scale: scaleFor(subject, 460, 0.3, 0.6), x: 400, y: 330 }),
  behind(stage) {
    const { pen, subject, view } = stage;
    const ceiling = -subject.h;
    const floor = 1500;
    return layers(
      wall(stage, LIVING_WALL),
      rect(view.x, view.y, view.w, ceiling - view.y, 0, pen.v('0 #E6DCC8,1 #FBF7EE')),
      rect(view.x, ceiling, view.w, 60, 0, pen.v('0 #FFFFFF,1 #E0D5C0')),
      gardenWindow(pen, { x: -1500, y: 120, w: 900, h: 1000 }),
      framedPrint(pen, { x: 420, y: 240, w: 420, h: 540 }),
      skirting(stage, floor),
      boards(stage, floor),
      sofa(pen, -300, floor, 1800),
    );
  },
};
