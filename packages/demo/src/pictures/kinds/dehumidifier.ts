import { anyFinish, defineKind, framed, size } from '../define-kind.ts';
import { brandMark, button, caption, displayGlass, figures, lamp, shadow, sheen, solid } from '../materials.ts';
import { boxPath, circle, fillPath, group, litPath, rect, repeat } from '../shapes.ts';

const BODY = 'M206 168Q206 96 280 94H508Q582 96 582 168V662Q582 694 550 694H238Q206 694 206 662Z';
const TANK = 'M252 474H536V628Q536 654 510 654H278Q252 654 252 628Z';

export const dehumidifier = defineKind('Dehumidifier', 'laundry-floor', {
  params: { finish: anyFinish('white'), ...size([180, 500, 340], [300, 800, 570], [150, 450, 250]) },
  ...framed([206, 94, 376, 627], [236, 150, 330]),
  outline: () => BODY + boxPath(262, 112, 264, 54, 18) + boxPath(300, 202, 188, 104, 20) + TANK,
  draw: (pen, { brand }, { f }) => [
    shadow(pen, 408, 720, 226, 26),
    // shell
    [246, 526].map((x) => circle(x + 8, 704, 17, pen.diag('0 #4a4e50,1 #0d0e0f'))),
    fillPath('M574 140L608 156V670L574 686Z', pen.lin(f.side)),
    solid(pen, BODY, f),
    litPath('M222 190Q222 116 290 112H360Q256 120 246 200V640H222Z', f.edge * 0.45),
    // outlet
    rect(262, 112, 264, 54, 20, pen.v('0 #0b0d0e,1 #34383a')),
    repeat(4, (index) => rect(274, 120 + index * 11, 240, 5, 2.5, pen.v('0 #7b8184,1 #34383a'))),
    // panel
    displayGlass(pen, 300, 202, 188, 104, 24),
    figures(388, 268, '52', 56, 'middle'),
    caption(426, 254, '%', 22),
    caption(394, 292, 'Auto · 24°', 14, 'middle'),
    repeat(4, (index) => button(pen, 334 + index * 40, 338, 11)),
    lamp(pen, 334, 338, 3, '#2FA37F'),
    // intake
    repeat(5, (index) => rect(252, 374 + index * 15, 284, 6, 3, '#000', { opacity: f.dark ? 0.42 : 0.2 })),
    // The tank in the front, with the water it has collected
    fillPath(TANK, pen.v('0 #34393b,1 #17191b')),
    group(
      { clip: pen.clip(fillPath(TANK, '#000')) },
      rect(252, 556, 284, 100, 0, pen.v('0 #8fc6d4,.5 #5a9fb2,1 #2f6f84')),
      rect(252, 553, 284, 6, 0, '#D7F0F5'),
      repeat(5, (index) => rect(494, 500 + index * 28, index % 2 ? 18 : 28, 3, 1.5, '#fff', { opacity: 0.6 })),
    ),
    sheen(pen, 254, 476, 280, 176, 0.22),
    rect(326, 462, 136, 32, 14, '#000', { opacity: 0.25 }),
    rect(324, 456, 136, 32, 14, pen.v('0 #62676a,.4 #34383a,1 #17191a')),
    rect(340, 460, 100, 3, 1.5, '#fff', { opacity: 0.3 }),
    brandMark(394, 680, brand, f, 13),
  ],
});
