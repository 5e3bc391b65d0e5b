import { anyFinish, defineKind, framed, size } from '../define-kind.ts';
import { brandMark, lamp, METAL, roundSolid, shadow, solid } from '../materials.ts';
import { boxPath, circle, ellipse, fillPath, group, litPath, rect, repeat } from '../shapes.ts';

const HEAD = 'M282 158C282 104 320 78 400 78S518 104 518 158V232Q518 258 490 258H310Q282 258 282 232Z';
const BOTTLE =
  'M366 286H434V318C436 350 468 360 470 402V640Q470 664 446 664H354Q330 664 330 640V402C332 360 364 350 366 318Z';
const WATER = 'M331 396H469V640Q469 662 446 662H354Q331 662 331 640Z';

function bubble(index: number): string {
  const r = 2.4 + ((index * 5) % 4);
  return circle(340 + ((index * 47) % 122), 410 + ((index * 71) % 244), r, '#fff', {
    opacity: 0.35 + ((index * 3) % 4) * 0.14,
  });
}

export const sodamaker = defineKind('Sparkling water maker', 'kitchen-bench', {
  params: { finish: anyFinish('white'), ...size([90, 250, 130], [250, 550, 430], [120, 350, 190]) },
  ...framed([264, 44, 272, 672], [232, 172, 336]),
  outline: () =>
    `${HEAD}${BOTTLE}M300 258V668M500 258V668${boxPath(264, 668, 272, 48, 18)}M336 84V60Q336 44 400 44T464 60V84`,
  draw: (pen, { brand }, { f }) => [
    shadow(pen, 408, 720, 172, 24),
    // column
    roundSolid(pen, 'M300 236H500V690H300Z', f),
    rect(300, 236, 200, 454, 0, pen.lin('0 #000 .02,.16 #000 .24,.84 #000 .32,1 #000 .06')),
    rect(300, 254, 200, 70, 0, pen.v('0 #000 .5,1 #000 0')),
    // base
    solid(pen, 'M264 690Q264 668 288 668H512Q536 668 536 690V702Q536 716 520 716H280Q264 716 264 702Z', f),
    rect(276, 669, 248, 2, 1, '#fff', { opacity: f.edge }),
    rect(268, 706, 264, 10, 5, '#000', { opacity: 0.24 }),
    // bottle
    ellipse(404, 668, 76, 8, '#000', { opacity: 0.45 }),
    fillPath(BOTTLE, pen.lin('0 #9fb6b4 .85,.14 #F2F9F8 .75,.5 #CFE0DF .5,.86 #8fa9a8 .65,1 #5d7776 .9')),
    fillPath(WATER, pen.lin('0 #5f9fb0 .75,.2 #C5E6EC .6,.55 #8cc4d0 .5,1 #3f7d8e .8')),
    ellipse(400, 396, 69, 8, '#DDF2F5', { opacity: 0.9 }),
    group({ clip: pen.clip(fillPath(WATER, '#000')) }, repeat(46, bubble)),
    rect(342, 408, 12, 232, 6, '#fff', { opacity: 0.55 }),
    rect(454, 420, 5, 200, 2.5, '#fff', { opacity: 0.35 }),
    rect(372, 292, 7, 40, 3.5, '#fff', { opacity: 0.55 }),
    rect(330, 636, 140, 32, 14, pen.lin('0 #34383a,.22 #73787a,.5 #34383a,1 #101213')),
    // head
    roundSolid(pen, HEAD, f),
    fillPath(HEAD, pen.v(`0 #fff ${f.dark ? 0.16 : 0.4},.4 #fff 0,1 #000 .18`)),
    litPath('M300 170C302 124 334 102 384 98C344 116 330 142 328 190V240H300Z', f.edge * 0.5),
    rect(284, 238, 232, 3, 1.5, '#000', { opacity: 0.2 }),
    ellipse(400, 88, 66, 17, '#000', { opacity: 0.2 }),
    fillPath('M336 60V82A64 17 0 0 0 464 82V60Z', pen.lin(METAL)),
    ellipse(400, 60, 64, 17, pen.diag('0 #FFFFFF,.5 #D3D7D8,1 #9aa1a3')),
    [0, 1, 2].map((index) => lamp(pen, 372 + index * 28, 206, index + 3.4, index < 2 ? '#9ED9C2' : '#7fb5c4')).join(''),
    rect(362, 256, 76, 36, 8, pen.lin('0 #25282a,.3 #62676a,1 #101213')),
    brandMark(400, 162, brand, f, 17),
  ],
});
