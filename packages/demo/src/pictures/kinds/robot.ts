import { anyFinish, defineKind, FINISH, type Finish, flag, type Pen, size } from '../define-kind.ts';
import { brandMark, shadow } from '../materials.ts';
import { circle, coats, ellipse, fillPath, type Layer, layers, ovalPath, path, rect, strokePath } from '../shapes.ts';

const dockTower = (pen: Pen, f: Finish): Layer => [
  coats(412, 148, 246, 440, 30, pen.lin(f.face), pen.v('0 #fff .3,.4 #fff 0,1 #000 .16')),
  fillPath('M640 172Q672 190 672 220V560Q672 584 652 586Z', pen.lin(f.side)),
  rect(412, 148, 246, 108, 30, pen.diag('0 #3a3e40,.5 #1d2021,1 #0f1112')),
  rect(412, 232, 246, 24, 0, pen.lin('0 #2e3234,1 #101213')),
  rect(414, 256, 240, 2, 0, '#fff', { opacity: 0.4 }),
  rect(428, 404, 214, 184, 18, pen.v('0 #0b0d0e,1 #2b2f31')),
  circle(535, 204, 4, '#9ED9C2'),
  rect(440, 300, 3, 74, 1.5, '#000', { opacity: 0.1 }),
  rect(424, 164, 3, 226, 1.5, '#fff', { opacity: 0.6 }),
];

function body(pen: Pen, f: Finish): string {
  const wall = f.dark
    ? '0 #4a4e50,.22 #606466,.5 #2f3234,1 #151718'
    : '0 #C8CBC8,.2 #F7F8F6,.5 #D9DBD7,.85 #A3A6A1,1 #83867F';
  const isPlain = f === FINISH.white || f === FINISH.matte;
  return layers(
    ellipse(376, 606, 290, 82, '#111314'),
    fillPath('M84 548V594A292 96 0 0 0 668 594V548Z', pen.lin(isPlain ? wall : f.face)),
    fillPath('M86 578V598A290 95 0 0 0 666 598V578A290 95 0 0 1 86 578Z', '#17191A', { opacity: 0.88 }),
    ellipse(376, 546, 292, 96, pen.lin(f.lid, 1, 1, 0, 0)),
    ellipse(376, 544, 276, 88, pen.lin(f.face, 0.1, 0, 0.9, 1)),
    ellipse(376, 544, 276, 88, pen.rad(`0 #fff ${f.dark ? 0.3 : 0.55},.6 #fff 0`, 0.26, 0.22, 0.5)),
  );
}

export const robot = defineKind('Robot vacuum', 'living-floor', {
  params: { finish: anyFinish('white'), dock: flag(true), ...size([250, 450, 350], [60, 700, 97], [250, 500, 350]) },
  detail: { x: 190, y: 400, size: 350 },
  box: ({ dock, hmm }) => (dock && hmm > 200 ? { x: 84, y: 148, w: 584, h: 542 } : { x: 84, y: 470, w: 584, h: 220 }),
  fromAbove: true,
  outline: ({ x, y, w, h }) =>
    ovalPath(x + w / 2, y + h / 2, w / 2, h / 2) +
    ovalPath(x + w / 2, y + h * 0.42, w * 0.15, h * 0.15) +
    ovalPath(x + w / 2, y + h * 0.74, w * 0.03, h * 0.03),
  sideOutline: ({ x, y, w, h }) => path`M${x} ${y}h${w}v${h}h${-w}Z`,
  draw: (pen, { dock, brand }, { f }) => [
    shadow(pen, 384, 652, 308, 44),
    dock && dockTower(pen, f),
    body(pen, f),
    // turret
    ellipse(380, 530, 92, 27, '#000', { opacity: 0.28 }),
    fillPath('M292 494V520A84 25 0 0 0 460 520V494Z', pen.lin('0 #3f4446,.25 #666b6d,.6 #25282a,1 #111')),
    ellipse(376, 494, 84, 25, pen.diag('0 #5f6466,.5 #303436,1 #1b1d1e')),
    ellipse(376, 493, 70, 19, pen.lin('0 #34383a,1 #222526')),
    strokePath('M300 509A84 25 0 0 0 452 509', '#000', 5, { opacity: 0.45 }),
    rect(356, 578, 40, 12, 6, pen.v('0 #000 .24,1 #000 .1')),
    circle(330, 583, 4, '#2FA37F'),
    brandMark(376, 618, brand, f, 12),
  ],
});
