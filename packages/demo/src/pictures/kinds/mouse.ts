import { anyFinish } from '../any-finish.ts';
import { defineKind, flag, int } from '../define-kind.ts';
import { FINISH, type Finish } from '../finish.ts';
import { shadow } from '../light.ts';
import { boxLine, lines, shapeLine } from '../outlines.ts';
import { wordMark } from '../parts.ts';
import type { Pen } from '../pen.ts';
import { ellipse, fillPath, group, layers, rect, repeat, strokePath } from '../shapes.ts';
import { lead, solid } from '../solids.ts';

const SHELL =
  'M108 664C92 600 150 520 262 456C352 406 470 388 560 424C650 460 702 556 700 664Q700 690 672 690H140Q114 690 108 664Z';
const TOP =
  'M116 622C124 566 176 508 270 456C356 410 468 390 556 424C640 458 690 540 698 622C660 548 584 494 486 492C360 490 222 548 150 626Q126 646 116 622Z';
const GRIP = 'M236 660C270 590 372 548 474 552C560 556 626 598 648 660Q642 678 620 678H262Q236 678 236 660Z';

function shell(pen: Pen, f: Finish): string {
  return layers(
    solid(pen, SHELL, f),
    fillPath(SHELL, pen.v('0 #000 0,.5 #000 .08,1 #000 .34')),
    fillPath(TOP, pen.lin(f.lid, 0, 1, 0.7, 0)),
    fillPath(TOP, pen.lin('0 #fff .14,.35 #fff .3,.7 #000 .02,1 #000 .28')),
    strokePath('M152 610C220 536 356 482 486 484C568 486 640 526 684 588', '#000', 3, { opacity: 0.26 }),
    strokePath('M164 566C226 500 318 442 420 424', '#fff', 9, { opacity: f.dark ? 0.2 : 0.75, cap: 'round' }),
  );
}

function buttons(pen: Pen): string {
  return layers(
    strokePath('M176 528C232 512 322 496 398 492', '#000', 3, { opacity: 0.3 }),
    strokePath('M398 492C392 456 396 430 404 412', '#000', 3, { opacity: 0.3 }),
    ellipse(300, 452, 46, 20, '#08090a', { transform: 'rotate(-25 300 452)' }),
    group(
      { transform: 'rotate(-25 300 452)', clip: pen.clip(rect(256, 400, 90, 52, 0, '#000')) },
      ellipse(301, 446, 36, 24, pen.lin('0 #45494b,.35 #9aa0a2,1 #17191a')),
      repeat(7, (i) =>
        rect(270 + i * 10, 420, 3.6, 34, 1.8, '#0b0c0d', {
          opacity: 0.45,
          clip: pen.clip(ellipse(301, 446, 36, 24, '#000')),
        }),
      ),
    ),
  );
}

function thumb(pen: Pen, f: Finish): string {
  const key = pen.v(f.dark ? '0 #6b7072,1 #202324' : '0 #FFFFFF,1 #9aa09c');
  return layers(
    fillPath(GRIP, pen.v('0 #202324,1 #34383a')),
    fillPath(GRIP, pen.dots('#fff', 0.08, 9, 2.2)),
    strokePath('M250 640C286 588 374 556 474 560', '#fff', 3, { opacity: 0.14, cap: 'round' }),
    fillPath('M300 566Q340 540 392 532L396 548Q344 556 306 580Z', key),
    fillPath('M404 530Q464 526 520 542L514 558Q462 544 408 546Z', key),
  );
}

export const mouse = defineKind({
  name: 'Mouse',
  params: {
    finish: anyFinish('graphite'),
    wired: flag(),
    wmm: int(40, 110, 84),
    hmm: int(20, 70, 51),
    dmm: int(80, 160, 125),
  },
  spot: 'study-desk',
  detail: { x: 150, y: 380, size: 290 },
  box: () => ({ x: 106, y: 402, w: 594, h: 300 }),
  outline: {
    front: lines(
      shapeLine('M0 0.86C0 0.5 0.2 0 0.5 0C0.8 0 1 0.5 1 0.86Q1 1 0.92 1L0.08 1Q0 1 0 0.86Z'),
      boxLine(0.46, 0.06, 0.08, 0.26, 0.06),
    ),
  },
  draw(pen, { finish, wired, brand }) {
    const f = FINISH[finish];
    return layers(
      shadow(pen, 408, 700, 310, 28),
      wired && lead(pen, 'M124 640C40 620 30 540 92 470C140 416 190 430 214 470', 13),
      rect(150, 682, 500, 18, 8, '#0d0e0f'),
      shell(pen, f),
      thumb(pen, f),
      buttons(pen),
      wordMark(596, 520, brand, f, 20),
    );
  },
});
