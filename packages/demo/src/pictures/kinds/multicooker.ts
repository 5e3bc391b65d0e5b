import { anyFinish, defineKind, framed, size } from '../define-kind.ts';
import { brandMark, button, caption, displayGlass, figures, shadow, sheen } from '../materials.ts';
import { boxPath, circle, fillPath, litPath, paint, rect, repeat } from '../shapes.ts';
import { lamp, METAL, PLASTIC, roundSolid } from '../solids.ts';

const BODY = 'M186 352H614V636Q614 702 548 706H252Q186 702 186 636Z';
const LID = 'M176 346C180 262 232 226 310 220H490C568 226 620 262 624 346Z';

const BODY_GRIP = 'M190 388H150Q132 390 132 410V424Q132 444 150 446H190Z';
export const multicooker = defineKind('Multi cooker', 'kitchen-bench', {
  params: { finish: anyFinish('steel'), ...size([200, 450, 340], [200, 450, 325], [200, 450, 320]) },
  ...framed([132, 166, 536, 552], [250, 330, 320]),
  outline: () =>
    `${BODY}${LID}M322 220V188Q322 166 344 166H456Q478 166 478 188V220M168 330H632V356H168ZM186 388H150Q132 390 132 410V424Q132 444 150 446H186M614 388H650Q668 390 668 410V424Q668 444 650 446H614${boxPath(276, 396, 248, 212, 28)}`,
  draw: (pen, { brand }, { f }) => [
    shadow(pen, 404, 720, 258, 26),
    // body
    fillPath(BODY_GRIP, pen.v('0 #565a5c,.4 #2f3234,1 #131516')),
    fillPath(BODY_GRIP, pen.v('0 #45494b,.4 #26292a,1 #0d0e0f'), { transform: 'matrix(-1 0 0 1 800 0)' }),
    roundSolid(pen, BODY, f),
    f.brush && fillPath(BODY, pen.brush(f.dark)),
    fillPath(BODY, pen.v('0 #000 .3,.06 #000 0,.7 #000 0,1 #000 .22')),
    fillPath(
      'M186 626V640Q186 702 252 708H548Q614 702 614 640V626Q606 668 548 670H252Q194 668 186 626Z',
      pen.lin(PLASTIC),
    ),
    rect(240, 702, 60, 16, 5, '#17191a'),
    rect(500, 702, 60, 16, 5, '#121314'),
    // panel
    rect(272, 396, 256, 216, 30, '#000', { opacity: 0.2 }),
    displayGlass(pen, 276, 396, 248, 212, 28, false),
    rect(298, 416, 204, 84, 12, '#050606'),
    figures(400, 474, '0:35', 50, 'middle', '#FFF4D6'),
    caption(400, 494, 'Pressure · high', 14, 'middle', '#F6C445'),
    repeat(4, (index) => button(pen, 318 + index * 55, 538, 14)),
    lamp(pen, 318, 538, 3.4, '#F0AE14'),
    repeat(4, (index) => rect(303 + index * 55, 564, 30, 4, 2, '#C9D1CE', { opacity: 0.5 })),
    sheen(pen, 278, 398, 244, 208, 0.16),
    // lid
    paint(
      LID,
      pen.lin('0 #232628,.14 #3f4345,.3 #5c6163,.5 #34383a,1 #111314'),
      pen.v('0 #fff .2,.35 #fff 0,1 #000 .4'),
    ),
    litPath('M214 320C222 268 262 244 330 240H400C300 246 262 276 254 326Z', 0.2),
    rect(168, 330, 464, 26, 12, pen.lin('0 #6f7578,.16 #F6F7F7,.4 #C9CED0,.7 #8d9395,1 #54595c')),
    rect(168, 350, 464, 6, 3, '#000', { opacity: 0.25 }),
    rect(322, 166, 156, 66, 26, pen.v('0 #64686a,.3 #3a3e40,1 #141516')),
    rect(340, 172, 110, 4, 2, '#fff', { opacity: 0.3 }),
    rect(350, 204, 100, 26, 10, '#0b0c0d', { opacity: 0.7 }),
    rect(526, 214, 34, 26, 8, pen.lin(METAL)),
    rect(518, 196, 50, 22, 10, pen.lin(PLASTIC)),
    circle(268, 238, 9, pen.diag('0 #F6F7F7,1 #767c7f')),
    brandMark(400, 648, brand, f, 14),
  ],
});
