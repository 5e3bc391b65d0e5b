import { anyFinish, defineKind, type Finish, flag, lines, type Pen, size } from '../define-kind.ts';
import { cameraEye, lamp, shadow, softFace, wordMark } from '../materials.ts';
import { circle, ellipse, fillPath, type Layer, layers, rect, repeat } from '../shapes.ts';

const onWall = (pen: Pen, x: number): Layer => [
  ellipse(x + 24, 420, 190, 360, pen.rad('0 #1A211D .34,.6 #1A211D .12,1 #1A211D 0')),
  rect(x - 106, 92, 228, 622, 66, '#1A211D', { opacity: 0.16 }),
];

function bell(pen: Pen, f: Finish, cx: number): string {
  const x = cx - 112;
  return layers(
    rect(x + 12, 82, 224, 620, 60, pen.lin(f.side)),
    softFace(pen, x, 78, 224, 620, 60, f),
    rect(x + 18, 96, 188, 286, 46, pen.diag('0 #34393b,.4 #17191b,1 #0b0d0e')),
    circle(cx, 206, 76, pen.diag('0 #8d9294,.35 #2b2e30,1 #0b0c0d')),
    cameraEye(pen, cx, 206, 64),
    fillPath(
      `M${x + 64} 96H${x + 130}L${x + 70} 382H${x + 64}Q${x + 18} 382 ${x + 18} 336V142Q${x + 18} 96 ${x + 64} 96Z`,
      pen.lin('0 #fff .18,1 #fff .01'),
    ),
    circle(cx, 322, 9, pen.rad('0 #5b1020,1 #1a0508')),
    repeat(5, (i) => rect(cx - 30 + i * 14, 352, 6, 6, 3, '#000', { opacity: 0.9 })),
  );
}

const chime = (pen: Pen, f: Finish): Layer => [
  shadow(pen, 592, 718, 106, 20),
  rect(506, 500, 186, 216, 40, pen.lin(f.side)),
  softFace(pen, 496, 498, 186, 216, 40, f),
  repeat(5, (i) => rect(536, 548 + i * 18, 106, 7, 3.5, '#000', { opacity: f.dark ? 0.5 : 0.2 })),
  lamp(pen, 589, 672, 5, '#2FA37F'),
];

export const doorbell = defineKind('Video doorbell', 'living-wall', {
  params: { finish: anyFinish('graphite'), chime: flag(), ...size([35, 90, 50], [90, 180, 138], [15, 50, 28]) },
  detail: { x: 230, y: 70, size: 320 },
  box: ({ chime: hasChime }) => ({ x: hasChime ? 168 : 288, y: 78, w: 232, h: 620 }),
  outline: lines`box 0 0 1 1 0.27; box 0.08 0.03 0.84 0.46 0.2; round 0.5 0.21 0.3; round 0.5 0.21 0.16; round 0.5 0.7 0.29; round 0.5 0.7 0.23`,
  draw(pen, { chime: hasChime, brand }, { f }) {
    const cx = hasChime ? 280 : 400;
    return [
      onWall(pen, cx),
      bell(pen, f, cx),
      // button
      circle(cx, 510, 106, pen.rad('.62 #F6C445 .3,1 #F6C445 0')),
      circle(cx, 510, 72, pen.diag('0 #FFE9B0,.5 #F6BC2C,1 #C98A0A')),
      circle(cx, 510, 62, pen.lin(f.side)),
      circle(cx, 510, 60, pen.diag(f.face)),
      circle(cx, 510, 60, pen.rad(`0 #fff ${f.dark ? 0.24 : 0.7},.7 #fff 0`, 0.34, 0.28, 0.7)),
      circle(cx, 510, 60, pen.diag('0 #000 0,.6 #000 0,1 #000 .22')),
      wordMark(cx, 648, brand, f, 24),
      hasChime && chime(pen, f),
    ];
  },
});
