import { anyFinish, defineKind, framed, int, type Pen, size } from '../define-kind.ts';
import { brandMark, lamp, METAL, PLASTIC, roundSolid, shadow, text } from '../materials.ts';
import { boxPath, circle, coats, fillPath, layers, litPath, path, rect, repeat } from '../shapes.ts';

const BODY =
  'M252 214H404C424 330 398 400 402 500C404 580 418 640 402 682Q396 700 328 700T254 682C238 640 252 580 254 500C258 400 232 330 252 214Z';

function blade(pen: Pen): string {
  const tooth = (index: number) => path`M${250 + index * 9.4} 118L${253 + index * 9.4} 92L${256 + index * 9.4} 118Z`;
  return layers(
    fillPath(repeat(17, tooth), pen.v('0 #F6F7F7,1 #8b9193')),
    rect(246, 112, 164, 36, 4, pen.lin('0 #8b9193,.2 #F6F7F7,.5 #C9CED0,1 #767c7f')),
    rect(246, 126, 164, 3, 1, '#26292b', { opacity: 0.5 }),
    fillPath('M252 146H404L410 220H246Z', pen.lin('0 #6f7578,.2 #EDEFEF,.5 #B4BABC,1 #5f6567')),
    circle(290, 184, 8, pen.diag('0 #F6F7F7,1 #62686b')),
    circle(366, 184, 8, pen.diag('0 #F6F7F7,1 #62686b')),
    rect(285, 182.6, 10, 2.8, 1, '#34383a'),
    rect(361, 182.6, 10, 2.8, 1, '#34383a'),
  );
}

/** A guard comb for the cutting length, next to the clipper. */
function comb(pen: Pen, x: number, h: number, length: string): string {
  const top = 718 - h;
  const tooth = (index: number) =>
    path`M${x + 6 + index * 15} ${top + 34}V${top + 6}Q${x + 10.5 + index * 15} ${top - 4} ${x + 15 + index * 15} ${top + 6}V${top + 34}Z`;
  return layers(
    shadow(pen, x + 56, 720, 60, 11),
    fillPath(repeat(7, tooth), pen.v('0 #62676a,1 #34383a')),
    coats(x, top + 30, 112, h - 32, 12, pen.lin(PLASTIC), pen.v('0 #fff .2,.3 #fff 0,1 #000 .3')),
    rect(x + 16, top + 33, 80, 3, 1.5, '#fff', { opacity: 0.3 }),
    text(x + 56, 718 - (h - 32) / 2 + 4, length, { size: 24, fill: '#D5E4DC', weight: 500, anchor: 'middle' }),
  );
}

export const hairclipper = defineKind('Hair clipper', 'bathroom-bench', {
  params: { finish: anyFinish('matte'), combs: int(0, 2, 2), ...size([30, 100, 48], [120, 260, 185], [30, 100, 46]) },
  ...framed([242, 92, 190, 628], [196, 80, 290]),
  outline: () =>
    `${BODY}M246 220L250 92H406L410 220M248 148H408M404 280H432V386H404${boxPath(298, 270, 60, 96, 22)}M262 694V720H394V694`,
  draw: (pen, { combs, brand }, { f }) => [
    shadow(pen, 336, 720, 130, 20),
    rect(262, 690, 132, 30, 12, pen.lin('0 #34383a,.25 #5c6062,.6 #26292a,1 #0d0e0f')),
    rect(316, 704, 24, 16, 4, pen.lin(METAL)),
    blade(pen),
    // body
    rect(402, 270, 30, 116, 13, pen.lin('0 #767c7f,.4 #F6F7F7,1 #6b7174')),
    roundSolid(pen, BODY, f),
    fillPath(BODY, pen.v('0 #000 .2,.06 #000 0,.7 #000 0,1 #000 .28')),
    litPath(
      'M274 232C262 330 280 420 280 510C280 590 266 640 276 680H294C286 640 300 590 300 510C300 420 284 330 296 232Z',
      f.dark ? 0.16 : 0.5,
    ),
    rect(298, 270, 60, 96, 22, '#000', { opacity: 0.3 }),
    rect(302, 274, 52, 88, 19, pen.v('0 #17191a,1 #3a3e40')),
    rect(306, 280, 44, 42, 14, pen.v('0 #FBFBFB,.5 #D3D7D8,1 #8d9395')),
    lamp(pen, 328, 402, 4.4, '#2FA37F'),
    repeat(7, (index) => rect(296, 446 + index * 17, 64, 7, 3.5, '#000', { opacity: 0.24 })),
    combs > 1 && comb(pen, 590, 112, '3'),
    combs > 0 && comb(pen, 462, 144, '6'),
    brandMark(328, 612, brand, f, 14),
  ],
});
