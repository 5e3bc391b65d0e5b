import { anyFinish, defineKind, type Finish, framed, type Pen, size } from '../define-kind.ts';
import { brandMark, knob, lamp, METAL, PLASTIC, roundSolid, shadow, text } from '../materials.ts';
import { circle, ellipse, fillPath, group, layers, litPath, ovalPath, rect } from '../shapes.ts';

const BODY = 'M116 424H684L662 640C656 686 632 702 590 704H210C168 702 144 686 138 640Z';
const LID = 'M124 404C142 306 258 266 400 266S658 306 676 404Z';

// Chunks of stew: position, size and ingredient.
const STEW: readonly (readonly [x: number, y: number, r: number, ramp: string])[] = [
  [232, 388, 27, '0 #F2A24A,1 #B9601C'],
  [318, 376, 22, '0 #7d4a26,1 #3f2110'],
  [372, 392, 26, '0 #E8C98A,1 #A9803E'],
  [446, 378, 24, '0 #F2A24A,1 #B9601C'],
  [512, 392, 28, '0 #7d4a26,1 #3f2110'],
  [286, 396, 15, '0 #8FB86A,1 #4C7A36'],
  [424, 398, 13, '0 #8FB86A,1 #4C7A36'],
  [570, 384, 20, '0 #E8C98A,1 #A9803E'],
];

const HANDLES_LEFT = 'M124 452H72Q54 454 54 474V484Q54 502 72 504H128Z';
const stew = (pen: Pen): string =>
  group(
    { clip: pen.clip(fillPath(LID, '#000')) },
    ellipse(400, 402, 258, 34, pen.lin('0 #5b2f14,.4 #8a4a20,1 #3b1d0c')),
    STEW.map(([x, y, r, ramp]) => ellipse(x, y, r, r * 0.5, pen.diag(ramp))),
    ellipse(330, 386, 120, 9, '#fff', { opacity: 0.16 }),
  );

function control(pen: Pen, f: Finish): string {
  const word = (x: number, y: number, line: string) =>
    text(x, y, line, { size: 15, fill: f.mark, weight: 600, anchor: 'middle', letterSpacing: 1 });
  return layers(
    circle(400, 574, 74, pen.lin(PLASTIC, 0, 0, 1, 1)),
    circle(400, 574, 70, pen.diag('0 #1b1d1e,1 #3a3e40')),
    knob(pen, 400, 574, 54, 40),
    word(300, 560, 'LOW'),
    word(500, 560, 'HIGH'),
    word(296, 608, 'WARM'),
    word(500, 608, 'OFF'),
    lamp(pen, 400, 488, 5, '#F0AE14'),
  );
}

export const slowcooker = defineKind('Slow cooker', 'kitchen-bench', {
  params: { finish: anyFinish('steel'), ...size([200, 500, 420], [150, 400, 260], [180, 400, 310]) },
  ...framed([54, 222, 692, 494], [206, 214, 388]),
  outline: () =>
    `${BODY}${LID}M96 404H704V434H96ZM342 256V222H458V256ZM374 256V272M426 256V272M118 452H72Q54 454 54 474V484Q54 502 72 504H124M682 452H728Q746 454 746 474V484Q746 502 728 504H676${ovalPath(400, 574, 70)}`,
  draw: (pen, { brand }, { f }) => [
    shadow(pen, 406, 720, 310, 26),
    // handles
    fillPath(HANDLES_LEFT, pen.v('0 #5c6062,.4 #303334,1 #131516')),
    fillPath(HANDLES_LEFT, pen.v('0 #45494b,.4 #26292a,1 #0d0e0f'), { transform: 'matrix(-1 0 0 1 800 0)' }),
    // body
    rect(196, 694, 64, 22, 6, '#17191a'),
    rect(540, 694, 64, 22, 6, '#121314'),
    roundSolid(pen, BODY, f),
    f.brush && fillPath(BODY, pen.brush(f.dark)),
    fillPath(BODY, pen.v('0 #000 .34,.1 #000 .02,.65 #000 0,1 #000 .26')),
    rect(96, 404, 608, 30, 14, pen.lin('0 #1b1d1e,.16 #5c6062,.3 #3a3e40,.7 #202324,1 #0b0c0d')),
    rect(116, 407, 568, 3, 1.5, '#fff', { opacity: 0.24 }),
    // glass lid
    fillPath(LID, pen.v('0 #C9D4CF .75,.5 #8fa09a .5,1 #3c2a1c .62')),
    stew(pen),
    fillPath(LID, pen.lin('0 #fff .3,.2 #fff .05,.7 #000 .05,1 #000 .32')),
    litPath('M160 392C182 322 262 288 356 282C268 304 232 346 222 396Z', 0.5),
    litPath('M560 296C612 314 644 348 654 388L636 390C624 350 596 318 548 300Z', 0.28),
    rect(110, 396, 580, 14, 7, pen.lin('0 #767c7f,.14 #F6F7F7,.4 #D3D7D8,.75 #8d9395,1 #565c5e')),
    circle(556, 306, 6, '#3c4042'),
    rect(374, 246, 52, 26, 6, pen.lin(METAL)),
    rect(342, 222, 116, 34, 16, pen.v('0 #62676a,.35 #34383a,1 #131516')),
    rect(358, 226, 76, 4, 2, '#fff', { opacity: 0.3 }),
    control(pen, f),
    brandMark(400, 682, brand, f, 14),
  ],
});
