import { anyFinish, defineKind, type Finish, framed, type Layer, type Pen, size } from '../define-kind.ts';
import { brandMark, METAL, PLASTIC, shadow, solid } from '../materials.ts';
import { boxPath, ovalPath, path } from '../paths.ts';
import { circle, ellipse, fillPath, group, litPath, rect, repeat, roundPath, strokePath } from '../shapes.ts';

const BODY = 'M398 664C388 560 430 462 540 448C650 440 722 510 728 610V660Q728 690 700 690H424Q400 690 398 664Z';
const HOSE = 'M452 520C360 500 330 420 366 318C394 236 374 150 292 128';

/** The tube with its grip at the top and the floor head at the bottom. */
const wand = (pen: Pen, f: Finish): Layer => [
  group(
    { transform: 'rotate(14 256 400)' },
    rect(243, 140, 26, 520, 11, pen.lin('0 #8d9396,.25 #F7F8F8,.6 #A4AAAC,1 #6b7174')),
    rect(239, 392, 34, 40, 7, pen.lin(f.face)),
    rect(236, 120, 40, 110, 16, pen.lin(PLASTIC)),
    rect(242, 128, 6, 90, 3, '#fff', { opacity: 0.28 }),
    rect(248, 160, 16, 34, 8, pen.v('0 #F7F8F8,1 #9aa1a3')),
    rect(237, 630, 38, 40, 10, pen.lin(PLASTIC)),
  ),
  strokePath('M196 650Q190 668 190 690', pen.lin(PLASTIC), 32),
  roundPath('M296 128Q330 120 336 148', pen.lin(PLASTIC), 38),
];

/** The clear bin with its cyclone cone and a little dust. */
const bin = (pen: Pen, f: Finish): string =>
  group(
    { transform: 'rotate(-24 470 560)' },
    rect(404, 488, 124, 170, 34, pen.lin('0 #8fa39d .92,.2 #E9F1EE .9,.5 #8fa39d .8,1 #4c5e58 .94')),
    fillPath('M430 500H502L486 612Q466 626 446 612Z', pen.lin(f.face)),
    fillPath('M430 500H502L486 612Q466 626 446 612Z', pen.dots('#000', 0.3, 8, 2)),
    fillPath('M408 616Q466 646 524 616V630Q520 658 496 658H436Q412 658 408 630Z', '#5b5349', { opacity: 0.7 }),
    rect(414, 504, 9, 136, 4.5, '#fff', { opacity: 0.7 }),
    rect(398, 476, 136, 28, 12, pen.lin(PLASTIC)),
    rect(444, 462, 44, 22, 10, pen.v('0 #FFD766,.5 #F6BC2C,1 #C98F12')),
  );

export const canister = defineKind('Canister vacuum', 'living-floor', {
  params: { finish: anyFinish('eucalypt'), ...size([200, 450, 290], [180, 500, 340], [250, 700, 480]) },
  ...framed([394, 404, 340, 318], [390, 410, 330]),
  outline: ({ x, y, w, h }) =>
    boxPath(x + w * 0.14, y + h * 0.12, w * 0.72, h * 0.82, w * 0.2) +
    boxPath(x, y + h * 0.38, w * 0.16, h * 0.62, w * 0.06) +
    boxPath(x + w * 0.84, y + h * 0.38, w * 0.16, h * 0.62, w * 0.06) +
    path`M${x + w * 0.34} ${y + h * 0.12}Q${x + w * 0.36} ${y} ${x + w / 2} ${y}T${x + w * 0.66} ${y + h * 0.12}` +
    ovalPath(x + w / 2, y + h * 0.52, w * 0.19),
  sideOutline: ({ x, y, w, h }) =>
    path`M${x} ${y + h * 0.86}Q${x + w * 0.02} ${y + h * 0.14} ${x + w * 0.44} ${y + h * 0.14}Q${x + w * 0.98} ${y + h * 0.14} ${x + w} ${y + h * 0.86}L${x + w * 0.96} ${y + h * 0.92}H${x + w * 0.04}ZM${x + w * 0.44} ${y + h * 0.14}Q${x + w * 0.6} ${y - h * 0.14} ${x + w * 0.82} ${y + h * 0.26}` +
    ovalPath(x + w * 0.72, y + h * 0.71, w * 0.2, h * 0.29) +
    ovalPath(x + w * 0.2, y + h * 0.93, w * 0.05, h * 0.07),
  draw: (pen, { brand }, { f }) => [
    shadow(pen, 566, 716, 190, 24),
    shadow(pen, 194, 724, 136, 16),
    // hose
    roundPath(HOSE, pen.lin('0 #3a3e40,.5 #565c5e,1 #202324'), 34),
    strokePath(HOSE, '#000', 34, { dash: '3 8', opacity: 0.45 }),
    strokePath(HOSE, '#fff', 6, { opacity: 0.22, transform: 'translate(-9 -4)' }),
    // body
    circle(470, 694, 26, pen.diag('0 #45494b,1 #0a0b0c')),
    circle(470, 694, 10, '#8b9194'),
    solid(pen, BODY, f),
    litPath('M430 560C444 496 492 466 560 464C510 482 478 516 466 600H424Q424 580 430 560Z', f.edge * 0.5),
    roundPath('M540 452C566 396 656 404 676 482', pen.lin(PLASTIC), 24),
    roundPath('M552 432C580 402 630 408 654 440', '#fff', 4, 0.28),
    rect(600, 478, 66, 24, 11, pen.lin(METAL), { transform: 'rotate(24 632 490)' }),
    bin(pen, f),
    // wheel
    circle(640, 626, 94, pen.diag('0 #45494b,.5 #202324,1 #0a0b0c')),
    circle(640, 626, 80, pen.diag('0 #17191a,1 #3a3e40')),
    circle(640, 626, 68, pen.lin(f.face)),
    circle(640, 626, 68, pen.diag('0 #fff .3,.5 #fff 0,1 #000 .4')),
    repeat(5, (index) =>
      ellipse(640, 588, 9, 20, '#000', { opacity: 0.26, transform: `rotate(${index * 72} 640 626)` }),
    ),
    circle(640, 626, 17, pen.diag('0 #F7F8F8,.5 #B4BABC,1 #6f7578')),
    roundPath('M560 590A88 88 0 0 1 610 542', '#fff', 5, 0.24),
    wand(pen, f),
    // floor head
    solid(pen, 'M66 694Q70 676 98 674H282Q308 676 312 694V714Q312 722 302 722H76Q66 722 66 714Z', f),
    litPath('M82 686Q88 680 104 680H200Q130 682 110 700H76Z', f.edge * 0.5),
    rect(66, 706, 246, 16, 5, '#17191a'),
    rect(80, 710, 218, 6, 3, '#565c5e'),
    brandMark(542, 672, brand, f, 10, 'end'),
  ],
});
