import { anyFinish, defineKind, FINISH, type Finish, flag, int, type Pen, size } from '../define-kind.ts';
import { brandMark, sheen, text } from '../materials.ts';
import { circle, ellipse, fillPath, type Layer, layers, paint, path, rect, repeat } from '../shapes.ts';

const BOX = { x: 70, y: 286, w: 660, h: 232 };
const { x, y, w } = BOX;
const H = 214;
const SHELL = path`M${x} ${y + 26}Q${x} ${y} ${x + 26} ${y}H${x + w - 26}Q${x + w} ${y} ${x + w} ${y + 26}V${y + H - 66}Q${x + w} ${y + H} ${x + w - 70} ${y + H}H${x + 70}Q${x} ${y + H} ${x} ${y + H - 66}Z`;

function shell(pen: Pen, f: Finish): string {
  const shade = f.dark
    ? '0 #fff .16,.4 #fff 0,.75 #000 .12,1 #000 .5'
    : '0 #fff .7,.3 #fff 0,.62 #000 .03,.8 #000 .10,1 #000 .24';
  return layers(
    ellipse(430, 522, 370, 66, pen.rad('0 #1A211D .34,.55 #1A211D .12,1 #1A211D 0')),
    rect(x + 14, y + 16, w, H, 34, pen.lin('0 #1A211D .02,1 #1A211D .1')),
    paint(SHELL, pen.lin(f.face), pen.v(shade)),
    rect(x + 26, y + 2, w - 52, 2.4, 1, '#fff', { opacity: f.edge }),
    rect(x + 10, y + 138, w - 20, 1.6, 0.8, '#000', { opacity: 0.14 }),
    rect(x + 10, y + 140, w - 20, 1.6, 0.8, '#fff', { opacity: f.edge * 0.7 }),
  );
}

function louvre(pen: Pen, f: Finish): string {
  const mouth = path`M${x + 58} ${y + 172}H${x + w - 58}L${x + w - 86} ${y + H - 2}H${x + 86}Z`;
  const blade = path`M${x + 66} ${y + 202}H${x + w - 66}L${x + w - 92} ${y + H + 18}Q400 ${y + H + 25} ${x + 92} ${y + H + 18}Z`;
  return layers(
    fillPath(mouth, pen.v('0 #0d0f10,1 #3c4143')),
    repeat(20, (index) => rect(x + 98 + index * 24.4, y + 176, 3, 32, 1, '#6b7174', { opacity: 0.5 })),
    fillPath(blade, f === FINISH.white ? pen.v('0 #FFFFFF,.5 #F1F2EF,1 #CDCFCA') : pen.lin(f.face)),
  );
}

const remoteControl = (pen: Pen, temp: number): Layer => [
  ellipse(640, 716, 52, 9, pen.rad('0 #000 .4,1 #000 0')),
  rect(604, 544, 68, 170, 16, pen.lin('0 #F4F5F3,.3 #fff,1 #D0D2CD')),
  rect(612, 554, 52, 56, 7, pen.diag('0 #C9D7CC,1 #9fb3a5')),
  text(638, 592, `${temp}°`, { size: 25, fill: '#17332A', weight: 500, anchor: 'middle' }),
  circle(638, 640, 14, pen.diag('0 #FFD766,1 #EBAA17')),
  repeat(4, (index) => rect(616 + (index % 2) * 26, 668 + Math.floor(index / 2) * 20, 18, 10, 5, '#B9BDB8')),
];

export const aircon = defineKind('Split-system air conditioner', 'living-wall', {
  params: {
    finish: anyFinish('white'),
    remote: flag(),
    temp: int(16, 30, 23),
    ...size([600, 1400, 920], [200, 450, 300], [150, 350, 220]),
  },
  detail: { x: 370, y: 250, size: 372 },
  box: () => BOX,
  outline: () =>
    `${SHELL}${path`M${x} ${y + 139}H${x + w}M${x + 58} ${y + 172}H${x + w - 58}L${x + w - 92} ${y + H + 18}H${x + 92}Z`}`,
  sideOutline: (r) =>
    path`M${r.x + r.w} ${r.y}H${r.x + r.w * 0.2}Q${r.x} ${r.y} ${r.x} ${r.y + r.h * 0.3}V${r.y + r.h * 0.6}L${r.x + r.w * 0.4} ${r.y + r.h}H${r.x + r.w}Z`,
  draw: (pen, { remote, temp, brand }, { f }) => [
    shell(pen, f),
    louvre(pen, f),
    text(x + w - 62, y + 104, `${temp}°`, {
      size: 34,
      fill: f.dark ? '#CFEBDD' : '#7FA596',
      weight: 500,
      anchor: 'end',
      opacity: 0.85,
    }),
    circle(x + w - 50, y + 122, 3, '#2FA37F'),
    sheen(pen, x + 16, y + 8, w * 0.6, 128, f.dark ? 0.08 : 0.5),
    remote && remoteControl(pen, temp),
    brandMark(x + 38, y + 118, brand, f, 15, 'start'),
  ],
});
