import { anyFinish, defineKind, framed, type Pen, size } from '../define-kind.ts';
import { brandMark, knob, lamp, METAL, PLASTIC, shadow, solid } from '../materials.ts';
import { circle, ellipse, fillPath, group, litPath, ovalPath, rect, repeat, roundPath, strokePath } from '../shapes.ts';

const BOWL = 'M232 236H544L530 520Q528 536 512 536H264Q248 536 246 520Z';
const BASE = 'M256 540H520Q562 544 576 590L604 682Q610 712 580 712H196Q166 712 172 682L200 590Q214 544 256 540Z';
const CLEAR = '0 #AEBBB6 .78,.12 #F2F7F5 .6,.5 #CFDAD6 .36,.88 #8FA09A .55,1 #6b7b75 .8';

// The chopped food: carrot, herbs, onion.
const PIECES = ['#F0963C', '#5f9a4a', '#FBF2DC', '#F5B04E', '#7fb55f', '#E57F2B'] as const;

function chopped(pen: Pen): string {
  const piece = (index: number) => {
    const x = 252 + ((index * 67) % 276);
    const y = 418 + ((index * 41) % 104);
    return rect(x, y, 17, 11, 3, PIECES[index % PIECES.length] ?? '#fff', {
      transform: `rotate(${(index * 47) % 180} ${x} ${y})`,
    });
  };
  return group(
    {
      clip: pen.clip(fillPath('M242 420Q300 396 388 412T534 404L530 520Q528 536 512 536H264Q248 536 246 520Z', '#000')),
    },
    fillPath(BOWL, pen.v('0 #E9B25E,.6 #C97F33,1 #8f551e')),
    repeat(92, piece),
    fillPath(BOWL, pen.lin('0 #000 .3,.16 #fff .24,.5 #fff 0,.85 #000 .16,1 #000 .38')),
  );
}

export const foodprocessor = defineKind('Food processor', 'kitchen-bench', {
  params: { finish: anyFinish('matte'), ...size([150, 400, 260], [200, 550, 430], [150, 400, 230]) },
  ...framed([166, 70, 482, 648], [216, 200, 350]),
  outline: () =>
    `${BASE}${BOWL}M226 242V200H550V242ZM322 200V70H454V200M534 268Q654 262 648 360L638 446Q630 518 524 514${ovalPath(388, 618, 48)}`,
  draw: (pen, { brand }, { f }) => [
    shadow(pen, 394, 720, 242, 26),
    // bowl
    roundPath('M534 282Q640 276 634 360L624 446Q616 504 524 500', pen.lin(PLASTIC), 28),
    roundPath('M546 274Q624 272 626 338', '#fff', 3.6, 0.3),
    fillPath(BOWL, pen.lin(CLEAR)),
    // blade
    rect(372, 300, 32, 230, 10, pen.lin('0 #55595b,.3 #8d9395,1 #25282a')),
    fillPath('M404 386Q470 368 512 392Q470 396 404 412Z', pen.diag('0 #FBFBFB,.5 #B9BEC0,1 #767c7f')),
    fillPath('M372 446Q306 426 262 452Q306 456 372 474Z', pen.diag('0 #F6F7F7,.5 #9aa1a3,1 #6b7174')),
    chopped(pen),
    litPath('M248 244H280L290 526H268Q258 526 257 516Z', 0.42),
    strokePath('M532 248L519 508', '#fff', 4, { opacity: 0.42 }),
    repeat(4, (index) => rect(470, 296 + index * 52, index % 2 ? 22 : 34, 3, 1.5, '#fff', { opacity: 0.75 })),
    // lid
    rect(318, 112, 140, 98, 10, pen.lin(CLEAR)),
    rect(332, 84, 112, 112, 8, pen.lin('0 #3c4042,.25 #6b7072,.6 #303334,1 #151617')),
    rect(322, 70, 132, 24, 10, pen.lin('0 #45494b,.25 #73787a,.6 #34383a,1 #151617')),
    rect(338, 73, 92, 3, 1.5, '#fff', { opacity: 0.35 }),
    rect(328, 116, 9, 88, 4, '#fff', { opacity: 0.5 }),
    fillPath(
      'M226 214Q226 200 242 200H534Q550 200 550 214V242H226Z',
      pen.lin('0 #2b2e30,.2 #62676a,.5 #34383a,1 #131516'),
    ),
    rect(240, 203, 296, 3, 1.5, '#fff', { opacity: 0.32 }),
    rect(226, 236, 324, 8, 3, '#000', { opacity: 0.3 }),
    // base
    solid(pen, BASE, f),
    rect(246, 530, 284, 18, 7, pen.lin(METAL)),
    litPath('M218 592Q230 560 262 556H320Q250 566 238 614L214 694H190Z', f.edge * 0.5),
    rect(180, 700, 60, 18, 6, '#17191a'),
    rect(536, 700, 60, 18, 6, '#121314'),
    knob(pen, 388, 618, 48, -36),
    [276, 500].map((x) => rect(x - 28, 600, 56, 36, 12, '#000', { opacity: 0.2 })).join(''),
    [276, 500].map((x) => rect(x - 28, 598, 56, 34, 11, pen.v('0 #FBFBFB,.4 #D3D7D8,1 #979da0'))).join(''),
    lamp(pen, 276, 615, 4, '#2FA37F'),
    circle(500, 615, 4, '#767c7f'),
    ellipse(388, 549, 150, 5, '#000', { opacity: 0.22 }),
    brandMark(388, 696, brand, f, 13),
  ],
});
