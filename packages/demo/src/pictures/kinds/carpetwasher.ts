import { anyFinish, defineKind, type Finish, framed, type Pen, size } from '../define-kind.ts';
import { brandMark, lamp, METAL, PLASTIC, roundSolid, shadow, sheen, solid } from '../materials.ts';
import { circle, fillPath, group, type Layer, litPath, rect, repeat, roundPath, strokePath } from '../shapes.ts';

const NECK = 'M334 300H466L486 470H314Z';
const FOOT =
  'M206 660C214 596 262 566 330 562H470C538 566 586 596 594 660L602 700Q602 716 586 716H214Q198 716 198 700Z';
const CLEAN = 'M318 246Q318 214 350 214H450Q482 214 482 246L488 366Q488 382 472 382H328Q312 382 312 366Z';
const DIRTY = 'M302 424H498L516 574Q516 592 498 592H302Q284 592 284 574Z';

/** The foot, with a window onto the brush rolls. */
const foot = (pen: Pen, f: Finish): Layer => [
  circle(222, 690, 32, pen.diag('0 #45494b,1 #0a0b0c')),
  circle(578, 690, 32, pen.diag('0 #34383a,1 #0a0b0c')),
  solid(pen, FOOT, f),
  litPath('M222 660C232 610 276 584 336 580H380C290 592 258 620 250 690H218Q216 680 222 660Z', f.edge * 0.45),
  rect(250, 636, 300, 62, 18, pen.v('0 #0b0d0e,1 #2b2f31')),
  rect(258, 644, 284, 46, 14, pen.lin('0 #3c7f92 .6,.3 #7fc0cf .5,1 #2c5f6e .6')),
  repeat(24, (index) =>
    rect(264 + index * 11.6, 650, 5, 34, 2.5, index % 3 ? '#C9D9DC' : '#2F9A86', { opacity: 0.85 }),
  ),
  rect(258, 644, 284, 46, 14, pen.v('0 #fff .34,.3 #fff 0,1 #000 .4')),
  rect(206, 704, 388, 12, 6, '#000', { opacity: 0.3 }),
];

export const carpetwasher = defineKind('Carpet washer', 'living-floor', {
  params: { finish: anyFinish('graphite'), ...size([200, 400, 300], [300, 1300, 1100], [200, 600, 450]) },
  ...framed([190, 47, 420, 675], [226, 386, 340]),
  outline: () =>
    `${FOOT}${DIRTY}${CLEAN}M384 214V160H416V214M352 146V96Q352 60 400 60T448 96V146Q448 160 400 160T352 146Z`,
  draw: (pen, { brand }, { f }) => [
    shadow(pen, 408, 720, 226, 24),
    // handle
    rect(384, 160, 32, 60, 6, pen.lin(METAL)),
    rect(378, 176, 44, 50, 10, pen.lin(PLASTIC)),
    strokePath('M352 146V96Q352 60 400 60T448 96V146Q448 160 400 160T352 146Z', pen.lin(PLASTIC), 26, {
      join: 'round',
    }),
    roundPath('M348 130V98Q348 60 396 56', '#fff', 4, 0.28),
    rect(388, 150, 24, 22, 8, pen.lin(f.face)),
    roundSolid(pen, NECK, f),
    // Clean water with level marks
    fillPath(CLEAN, pen.lin('0 #8fb0b4 .9,.2 #E9F5F6 .9,.6 #A9CCD2 .8,1 #5f8a92 .95')),
    group(
      { clip: pen.clip(fillPath(CLEAN, '#000')) },
      rect(306, 268, 190, 120, 0, pen.lin('0 #4f97aa .85,.3 #A9DCE6 .8,1 #3c7f92 .9')),
      rect(306, 265, 190, 6, 0, '#E4F5F8'),
      repeat(4, (index) => rect(446, 286 + index * 22, index % 2 ? 14 : 22, 3, 1.5, '#fff', { opacity: 0.8 })),
    ),
    litPath('M332 228H352L348 372H328Z', 0.5),
    rect(340, 200, 120, 24, 10, pen.lin(PLASTIC)),
    // Dirty water from the carpet
    fillPath(DIRTY, pen.lin('0 #3c4143 .96,.2 #6b7072 .92,.5 #34383a .94,1 #131516')),
    group(
      { clip: pen.clip(fillPath(DIRTY, '#000')) },
      rect(280, 512, 240, 84, 0, pen.v('0 #8a7a62,.4 #6b5c46,1 #3b3022')),
      rect(280, 508, 240, 8, 4, '#B9AB93'),
    ),
    sheen(pen, 296, 428, 200, 160, 0.26),
    rect(334, 412, 132, 30, 12, pen.v('0 #62676a,.4 #34383a,1 #17191a')),
    rect(350, 416, 100, 3, 1.5, '#fff', { opacity: 0.3 }),
    foot(pen, f),
    lamp(pen, 400, 398, 3.4, '#2FA37F'),
    brandMark(400, 614, brand, f, 14),
  ],
});
