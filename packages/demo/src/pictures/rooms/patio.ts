import { circle, ellipse, layers, path, rect, repeat, strokePath } from '../shapes.ts';
import { floorPlant, herbs } from './furniture/greenery.ts';
import { cushion } from './furniture/soft.ts';
import { boards } from './furniture/surfaces.ts';
import { type Room, type Stage, scaleFor } from './stage.ts';

/** Sky, gum trees and a paling fence. */
function outdoors({ pen, view }: Stage): string {
  const fence = -150;
  const crown = (index: number) => {
    const x = view.x + (view.w * (index + 0.5)) / 9;
    const r = view.w * (0.09 + ((index * 5) % 4) * 0.016);
    return ellipse(
      x,
      fence - 480 - ((index * 7) % 5) * view.h * 0.03,
      r,
      r * 0.7,
      ['#5F8B6E', '#7FA583', '#4F7A60'][index % 3] ?? '',
    );
  };
  return layers(
    rect(view.x, view.y, view.w, view.h, 0, pen.v('0 #A9D3E6,.5 #DDEFF0,.8 #F8EFD0')),
    circle(
      view.x + view.w * 0.2,
      view.y + view.h * 0.2,
      view.w * 0.3,
      pen.rad('0 #FFF6D6 .95,.2 #FFF0BF .6,1 #FFF0BF 0'),
    ),
    repeat(9, crown),
    repeat(Math.ceil(view.w / 104), (index) =>
      rect(view.x + index * 104, fence - 420, 98, 420, 3, pen.lin('0 #C2AE92,.5 #B09A7C,1 #94805F')),
    ),
    strokePath(
      path`M${view.x} ${fence - 330}H${view.x + view.w}M${view.x} ${fence - 70}H${view.x + view.w}`,
      '#7d6a50',
      12,
      { opacity: 0.5 },
    ),
    rect(view.x, fence, view.w, 30, 0, pen.v('0 #5F8B6E,1 #4F7A60')),
  );
}

/** A low slatted bench with a cushion, on the right. */
function bench({ pen, subject }: Stage): string {
  const left = Math.max(subject.w / 2 + 170, 300);
  return layers(
    ellipse(left + 420, -10, 520, 34, pen.rad('0 #2a1c0c .45,1 #2a1c0c 0')),
    [left + 30, left + 760].map((x) => rect(x, -260, 46, 250, 4, pen.lin('0 #A67C4A,1 #6d4c26'))),
    repeat(3, (index) => rect(left, -330 + index * 32, 840, 26, 6, pen.v('0 #D2AC78,1 #A67C4A'))),
    cushion(pen, left + 230, -330, 250, '#E9DCC6'),
    cushion(pen, left + 440, -326, 220, '#D9A441'),
  );
}

function behind(stage: Stage): string {
  const { pen, subject } = stage;
  return layers(
    outdoors(stage),
    boards(stage, -130, '0 #A98A66,1 #CDAF88'),
    bench(stage),
    floorPlant(pen, -subject.w / 2 - 300, -40, 620),
    herbs(pen, -subject.w / 2 - 120, -60, 1.2),
  );
}

/** Outdoors on the deck. */
export const patioFloor: Room = {
  camera: (subject) => ({ scale: scaleFor(subject, 330, 0.35, 0.95), x: 380, y: 640 }),
  behind,
  light: 'none',
};
