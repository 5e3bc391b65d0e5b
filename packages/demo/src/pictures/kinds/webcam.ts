import { defineKind, int, oneOf } from '../define-kind.ts';
import { FINISH, type Finish } from '../finish.ts';
import { shadow } from '../light.ts';
import { boxLine, lines, roundLine } from '../outlines.ts';
import { brandMark } from '../parts.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, fillPath, layers, rect, repeat, strokePath } from '../shapes.ts';
import { cameraEye, lamp, lead, METAL, solid } from '../solids.ts';

const BAR = 'M228 230H572Q668 230 668 332T572 434H228Q132 434 132 332T228 230Z';

function foot(pen: Pen): string {
  return layers(
    ellipse(408, 708, 190, 20, '#0d0e0f'),
    ellipse(400, 696, 190, 30, pen.lin('0 #45494b,.25 #6d7274,.6 #2b2e30,1 #111213')),
    ellipse(400, 690, 178, 25, pen.diag('0 #55595b,.5 #2f3335,1 #1b1d1e')),
    rect(382, 440, 36, 248, 14, pen.lin(METAL)),
    ellipse(400, 686, 34, 9, pen.lin('0 #2b2e30,.3 #6d7274,1 #17191a')),
    fillPath('M352 430H448L434 482Q428 500 400 500T366 482Z', pen.lin('0 #3c4042,.3 #6d7274,.6 #2b2e30,1 #0f1011')),
    circle(400, 470, 13, pen.diag('0 #F4F5F5,1 #6b7174')),
  );
}

function bar(pen: Pen, f: Finish): string {
  return layers(
    fillPath(BAR, '#000', { opacity: 0.2, transform: 'translate(8 10)' }),
    fillPath(BAR, pen.lin(f.side), { transform: 'translate(12 4)' }),
    solid(pen, BAR, f),
    strokePath('M152 300Q166 244 232 240H420', '#fff', 4, { opacity: f.edge * 0.9, cap: 'round' }),
    rect(156, 254, 488, 156, 78, pen.diag('0 #34393b,.4 #17191b,1 #0b0d0e')),
    fillPath('M234 254H450L360 410H234Q156 410 156 332T234 254Z', pen.lin('0 #fff .16,1 #fff .01', 0, 0, 0.4, 1)),
    repeat(6, (i) => circle(196 + (i % 3) * 14, 326 + Math.floor(i / 3) * 14, 3, '#000', { opacity: 0.9 })),
    lamp(pen, 520, 332, 6, '#F3F4F2'),
  );
}

export const webcam = defineKind({
  name: 'Webcam',
  params: {
    finish: oneOf(['matte', 'white', 'graphite', 'blush', 'silver']),
    mount: oneOf(['stand', 'clip']),
    wmm: int(50, 160, 102),
    hmm: int(30, 200, 94),
    dmm: int(20, 90, 46),
  },
  spot: 'study-desk',
  detail: { x: 260, y: 190, size: 280 },
  box: ({ mount }) => ({ x: 132, y: 230, w: 548, h: mount === 'clip' ? 344 : 490 }),
  outline: {
    front: lines(
      boxLine(0.47, 0.38, 0.06, 0.56, 0.02),
      boxLine(0.16, 0.93, 0.68, 0.07, 0.06),
      boxLine(0, 0, 1, 0.42, 0.21),
      roundLine(0.5, 0.21, 0.19),
      roundLine(0.5, 0.21, 0.12),
    ),
  },
  draw(pen, { finish, mount, brand }) {
    const f = FINISH[finish];
    return layers(
      mount === 'stand' && shadow(pen, 404, 716, 200, 24) + foot(pen),
      mount === 'clip' && monitorEdge(pen),
      bar(pen, f),
      circle(400, 332, 92, pen.diag('0 #8d9294,.4 #2b2e30,1 #0b0c0d')),
      circle(400, 332, 82, pen.diag('0 #0d0e0f,1 #34383a')),
      cameraEye(pen, 400, 332, 66),
      brandMark(584, 336, brand, { mark: '#C9CECF' }, 11),
    );
  },
});

/** The top of a monitor, so that a clip has something to hold. */
function monitorEdge(pen: Pen): string {
  return layers(
    lead(pen, 'M420 470C420 430 440 420 470 420', 12),
    rect(60, 480, 680, 240, 14, pen.lin('0 #4a4d4f,.5 #1d1f20,1 #0b0c0d')),
    rect(72, 494, 656, 226, 4, pen.diag('0 #0F3D31,.5 #2F7A63,1 #E9B949')),
    fillPath('M72 494H380L280 720H72Z', pen.lin('0 #fff .18,1 #fff .02')),
    fillPath(
      'M330 424H470L480 520Q482 536 466 536H334Q318 536 320 520Z',
      pen.lin('0 #3c4042,.3 #5d6264,.6 #2b2e30,1 #0f1011'),
    ),
  );
}
