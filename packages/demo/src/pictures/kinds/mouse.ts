import { anyFinish, defineKind, type Finish, flag, framed, lines, type Pen, size } from '../define-kind.ts';
import { lead, shadow, solid, wordMark } from '../materials.ts';
import { ellipse, fillPath, group, layers, paint, rect, repeat, roundPath, strokePath } from '../shapes.ts';

const SHELL =
  'M108 664C92 600 150 520 262 456C352 406 470 388 560 424C650 460 702 556 700 664Q700 690 672 690H140Q114 690 108 664Z';
const TOP =
  'M116 622C124 566 176 508 270 456C356 410 468 390 556 424C640 458 690 540 698 622C660 548 584 494 486 492C360 490 222 548 150 626Q126 646 116 622Z';
const GRIP = 'M236 660C270 590 372 548 474 552C560 556 626 598 648 660Q642 678 620 678H262Q236 678 236 660Z';

function thumb(pen: Pen, f: Finish): string {
  const key = pen.v(f.dark ? '0 #6b7072,1 #202324' : '0 #FFFFFF,1 #9aa09c');
  return layers(
    paint(GRIP, pen.v('0 #202324,1 #34383a'), pen.dots('#fff', 0.08, 9, 2.2)),
    roundPath('M250 640C286 588 374 556 474 560', '#fff', 3, 0.14),
    fillPath('M300 566Q340 540 392 532L396 548Q344 556 306 580Z', key),
    fillPath('M404 530Q464 526 520 542L514 558Q462 544 408 546Z', key),
  );
}

export const mouse = defineKind('Mouse', 'study-desk', {
  params: { finish: anyFinish('graphite'), wired: flag(), ...size([40, 110, 84], [20, 70, 51], [80, 160, 125]) },
  ...framed([106, 402, 594, 300], [150, 380, 290]),
  outline: lines`M0 0.86C0 0.5 0.2 0 0.5 0C0.8 0 1 0.5 1 0.86Q1 1 0.92 1L0.08 1Q0 1 0 0.86Z; box 0.46 0.06 0.08 0.26 0.06`,
  draw: (pen, { wired, brand }, { f }) => [
    shadow(pen, 408, 700, 310, 28),
    wired && lead(pen, 'M124 640C40 620 30 540 92 470C140 416 190 430 214 470', 13),
    rect(150, 682, 500, 18, 8, '#0d0e0f'),
    // shell
    solid(pen, SHELL, f),
    fillPath(SHELL, pen.v('0 #000 0,.5 #000 .08,1 #000 .34')),
    paint(TOP, pen.lin(f.lid, 0, 1, 0.7, 0), pen.lin('0 #fff .14,.35 #fff .3,.7 #000 .02,1 #000 .28')),
    strokePath('M152 610C220 536 356 482 486 484C568 486 640 526 684 588', '#000', 3, { opacity: 0.26 }),
    roundPath('M164 566C226 500 318 442 420 424', '#fff', 9, f.dark ? 0.2 : 0.75),
    thumb(pen, f),
    // buttons
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
    wordMark(596, 520, brand, f, 20),
  ],
});
