import { anyFinish, defineKind, type Finish, framed, type Pen, size } from '../define-kind.ts';
import { brandMark, lamp, lead, METAL, PLASTIC, shadow, solid } from '../materials.ts';
import { dimPath, ellipse, fillPath, group, type Layer, litPath, path, rect, repeat } from '../shapes.ts';

const SOLE = 'M62 694C104 668 150 656 214 648H684Q700 648 700 664V692Q700 702 688 702H78Q52 704 62 694Z';
const SKIRT = 'M112 662C176 570 262 516 366 494L660 466Q706 464 710 506L706 640Q704 662 682 662Z';
const TANK = 'M160 640C216 566 288 524 372 508L470 498L446 632Q444 644 430 644H170Q154 648 160 640Z';
const GRIP =
  'M352 506C356 430 396 362 486 344L628 328C704 324 736 366 730 432L712 540Q706 566 676 548L640 500L662 444C666 412 652 398 622 400L512 412C468 418 452 446 448 500Z';

const grip = (pen: Pen, f: Finish): Layer => [
  solid(pen, GRIP, f),
  fillPath(
    'M448 500C452 446 468 418 512 412L622 400C652 398 666 412 662 444L656 486Q650 432 612 428L520 438Q476 444 470 500Z',
    pen.lin(PLASTIC),
  ),
  litPath(
    'M380 484C388 420 424 378 494 364L620 350Q668 348 692 368C640 362 560 372 500 384C446 398 416 430 410 492Z',
    f.edge * 0.5,
  ),
  rect(430, 344, 62, 22, 10, pen.v('0 #5c6062,1 #202324'), { transform: 'rotate(-16 460 356)' }),
  rect(366, 384, 50, 22, 10, pen.v('0 #5c6062,1 #202324'), { transform: 'rotate(-48 390 396)' }),
];

export const iron = defineKind('Steam iron', 'laundry-bench', {
  params: { finish: anyFinish('eucalypt'), ...size([90, 220, 125], [100, 250, 155], [200, 400, 310]) },
  ...framed([60, 326, 674, 376], [340, 320, 340]),
  outline: ({ x, y, w, h }) =>
    path`M${x} ${y + h}H${x + w}V${y + h * 0.9}Q${x + w} ${y + h * 0.44} ${x + w * 0.68} ${y + h * 0.42}V${y + h * 0.1}Q${x + w * 0.66} ${y} ${x + w / 2} ${y}Q${x + w * 0.34} ${y} ${x + w * 0.32} ${y + h * 0.1}V${y + h * 0.42}Q${x} ${y + h * 0.44} ${x} ${y + h * 0.9}ZM${x} ${y + h * 0.9}h${w}`,
  sideOutline: ({ x, y, w, h }) =>
    path`M${x} ${y + h}H${x + w * 0.93}L${x + w} ${y + h * 0.24}Q${x + w} ${y} ${x + w * 0.86} ${y}L${x + w * 0.62} ${y + h * 0.05}Q${x + w * 0.44} ${y + h * 0.14} ${x + w * 0.43} ${y + h * 0.46}Q${x + w * 0.2} ${y + h * 0.56} ${x + w * 0.08} ${y + h * 0.88}ZM${x + w * 0.08} ${y + h * 0.88}H${x + w * 0.93}M${x + w * 0.58} ${y + h * 0.45}Q${x + w * 0.6} ${y + h * 0.2} ${x + w * 0.7} ${y + h * 0.22}L${x + w * 0.84} ${y + h * 0.2}Q${x + w * 0.92} ${y + h * 0.2} ${x + w * 0.87} ${y + h * 0.45}Z`,
  draw: (pen, { brand }, { f }) => [
    shadow(pen, 382, 708, 330, 22),
    lead(pen, 'M716 372C776 350 796 420 780 510C764 600 748 690 660 700', 14),
    rect(700, 350, 40, 40, 14, pen.lin(PLASTIC), { transform: 'rotate(-20 720 370)' }),
    // The temperature dial under the handle
    ellipse(548, 500, 84, 26, '#000', { opacity: 0.3 }),
    fillPath('M470 474V494A78 24 0 0 0 626 494V474Z', pen.lin('0 #34383a,.25 #73787a,.6 #303334,1 #131516')),
    repeat(15, (index) =>
      rect(480 + index * 10, 490 + Math.sin((index / 14) * Math.PI) * 11, 3, 18, 1.5, '#000', { opacity: 0.4 }),
    ),
    ellipse(548, 474, 78, 24, pen.diag('0 #F7F8F8,.5 #C3C8CA,1 #868C8F')),
    ellipse(548, 473, 58, 16, pen.diag('0 #C2C7C9,1 #F6F7F7')),
    lamp(pen, 652, 536, 6, '#F0AE14'),
    // body
    solid(pen, SKIRT, f),
    litPath('M134 648C190 574 268 526 368 506L560 488C420 510 280 548 182 648Z', f.edge * 0.35),
    dimPath('M112 662L124 646H706L700 656Q694 662 682 662Z', 0.24),
    // tank
    fillPath(TANK, pen.v('0 #DDEAE8,1 #8fb0b4')),
    group(
      { clip: pen.clip(fillPath(TANK, '#000')) },
      rect(140, 572, 330, 80, 0, pen.v('0 #9fd0dc,1 #4f8fa2')),
      rect(140, 570, 330, 5, 0, '#E4F5F8'),
      repeat(3, (index) => rect(398 - index * 20, 540 + index * 30, 34, 3, 1.5, '#2f5b68', { opacity: 0.6 })),
    ),
    fillPath(TANK, pen.lin('0 #fff .2,.5 #fff 0,1 #000 .22')),
    litPath('M190 622C240 566 300 536 376 520L420 516C340 534 268 574 222 626Z', 0.55),
    fillPath('M96 656L140 616Q150 610 158 620L150 646Z', pen.lin(METAL)),
    grip(pen, f),
    // sole
    fillPath(SOLE, pen.lin('0 #767c7f,.2 #E4E7E7,.45 #FBFBFB,.7 #B4BABC,1 #6b7174')),
    fillPath(SOLE, pen.v('0 #000 .3,.4 #fff .1,1 #000 .3')),
    repeat(9, (index) => ellipse(180 + index * 56, 690, 9, 3, '#2b2e30', { opacity: 0.5 })),
    brandMark(572, 606, brand, f, 20),
  ],
});
