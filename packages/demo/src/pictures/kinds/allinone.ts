import { anyFinish, defineKind, flag, int, type Pen, size } from '../define-kind.ts';
import { brandMark, figures, METAL, shadow } from '../materials.ts';
import { circle, fillPath, group, layers, n3, path, rect, repeat } from '../shapes.ts';

const SCREEN = { x: 92, y: 120, w: 616, h: 356 } as const;

/** Draws a larger screen larger, within the canvas. */
const scaleOf = (inches: number) => n3(0.7 + inches * 0.01);

const hills = (points: string, ramp: string, pen: Pen): string => fillPath(`M92 476${points}L708 476Z`, pen.v(ramp));

function wallpaper(pen: Pen): string {
  const { x, y, w, h } = SCREEN;
  return group(
    { clip: pen.clip(rect(x, y, w, h, 3, '#000')) },
    rect(x, y, w, h, 0, pen.v('0 #BFE0DC,.5 #F3E7C8,1 #F6CE75')),
    circle(516, 300, 112, pen.rad('0 #FFF6DC .9,.4 #FFE3A0 .7,1 #FFD27A 0')),
    circle(516, 300, 44, '#FFF3CF'),
    hills('L92 352C180 300 260 340 340 356S520 300 600 330L708 318', '0 #8FBBA6,1 #5C957D', pen),
    hills('L92 408C200 350 300 400 400 396S600 360 708 392', '0 #3f8a70,1 #1f6a55', pen),
    hills('L92 452C220 406 380 452 500 436S660 424 708 436', '0 #14594a,1 #0B3128', pen),
    figures(126, 196, '9:41', 52, 'start', '#0F3D31'),
    repeat(6, (i) =>
      rect(276 + i * 42, 434, 32, 32, 8, ['#fff', '#F6BC2C', '#0F3D31', '#C2546A', '#3a6f95', '#E9DCC6'][i] ?? '', {
        opacity: 0.92,
      }),
    ),
    fillPath(path`M${x} ${y}H${x + w * 0.44}L${x + w * 0.22} ${y + h}H${x}Z`, pen.lin('0 #fff .22,1 #fff .02')),
  );
}

function keys(pen: Pen): string {
  const row = (y: number, left: number, right: number, count: number, h: number) => {
    const step = (right - left) / count;
    return repeat(count, (i) => rect(left + i * step, y, step - 4, h, 3, pen.v('0 #FFFFFF,1 #D9DCDA')));
  };
  return layers(
    fillPath('M186 684H538L556 720H168Z', pen.v('0 #AEB4B6,1 #E9EBEB')),
    rect(166, 719, 392, 7, 3, pen.v('0 #B9BEC0,1 #6b7174')),
    row(688, 194, 532, 14, 8) + row(699, 188, 538, 14, 8) + row(710, 182, 544, 11, 8),
    fillPath('M602 722C598 696 616 684 638 684S676 696 672 722Z', pen.lin('0 #D9DCDA,.3 #FFFFFF,1 #A9AEAC')),
    rect(634, 688, 6, 14, 3, '#6b7174'),
  );
}

export const allinone = defineKind('All-in-one computer', 'study-desk', {
  params: {
    finish: anyFinish('silver'),
    keyboard: flag(true),
    inches: int(20, 34, 24),
    ...size([440, 820, 547], [340, 640, 461], [120, 300, 147]),
  },
  detail: { x: 60, y: 90, size: 360 },
  box: ({ inches }) => {
    const k = scaleOf(inches);
    return { x: 400 - 324 * k, y: 726 - 622 * k, w: 648 * k, h: 576 * k };
  },
  outline: ({ x, y, w, h }) =>
    path`M${x} ${y}h${w}v${h * 0.78}h${-w}ZM${x} ${y + h * 0.66}h${w}M${x + w * 0.43} ${y + h * 0.78}L${x + w * 0.41} ${y + h * 0.96}M${x + w * 0.57} ${y + h * 0.78}L${x + w * 0.59} ${y + h * 0.96}M${x + w * 0.27} ${y + h}h${w * 0.46}`,
  sideOutline: ({ x, y, w, h }) =>
    path`M${x + w * 0.3} ${y}h${w * 0.12}v${h * 0.78}h${-w * 0.12}ZM${x + w * 0.42} ${y + h * 0.5}L${x + w * 0.7} ${y + h * 0.97}M${x} ${y + h}v${-h * 0.03}h${w}v${h * 0.03}Z`,
  draw: (pen, { keyboard, inches, brand }, { f }) =>
    group(
      { transform: `translate(400 726) scale(${scaleOf(inches)}) translate(-400 -726)` },
      keyboard ? shadow(pen, 420, 724, 300, 22) : shadow(pen, 404, 682, 190, 20),
      // foot
      fillPath('M352 540H448L460 656H340Z', pen.lin(f.face)),
      fillPath('M352 540H448L451 570H349Z', pen.v('0 #000 .5,1 #000 0')),
      fillPath('M270 650H530L548 672H252Z', pen.lin(f.lid, 1, 0, 0, 0)),
      rect(250, 670, 300, 9, 4, pen.lin(METAL)),
      rect(80, 108, 648, 446, 16, pen.lin(f.side)),
      rect(76, 104, 648, 446, 16, pen.lin(f.face)),
      rect(76, 480, 648, 70, 16, pen.v(`0 #000 .12,.1 #fff ${f.dark ? 0.1 : 0.4},1 #000 .14`)),
      rect(79, 107, 642, 380, 14, '#0a0b0c'),
      rect(79, 470, 642, 17, 0, '#0a0b0c'),
      wallpaper(pen),
      circle(400, 113, 2.4, '#3b4043'),
      rect(84, 105, 632, 1.6, 0.8, '#fff', { opacity: f.edge * 0.7 }),
      brandMark(400, 525, brand, f, 17),
      keyboard && keys(pen),
    ),
});
