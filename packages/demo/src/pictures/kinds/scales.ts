import { anyFinish, defineKind, flag, framed, type Pen, size } from '../define-kind.ts';
import { brandMark, text } from '../materials.ts';
import { boxPath, ovalPath, places } from '../paths.ts';
import { ellipse, fillPath, type Layer, layers, paint, rect, strokePath } from '../shapes.ts';

const TOP = 'M188 232H612Q636 232 642 256L732 592Q738 622 706 622H94Q62 622 68 592L158 256Q164 232 188 232Z';
const EDGE = 'M67 596Q62 622 94 622H706Q738 622 733 596L736 616Q738 644 706 644H94Q62 644 64 616Z';

const SENSORS = places('0.15 0.3, 0.85 0.3, 0.2 0.78, 0.8 0.78');

/** Projects a point of the platform: u to the right, v towards the viewer. */
function seen(u: number, v: number): readonly [x: number, y: number, scale: number] {
  const t = v * (0.84 + 0.16 * v);
  return [170 - 94 * t + (460 + 188 * t) * u, 240 + 374 * t, 0.76 + 0.24 * t];
}

function sensor(pen: Pen, u: number, v: number): string {
  const [x, y, k] = seen(u, v);
  return layers(
    ellipse(x + 3, y + 4, 62 * k, 33 * k, '#000', { opacity: 0.2 }),
    ellipse(x, y, 62 * k, 33 * k, pen.diag('0 #FBFBFB,.35 #C9CED0,.6 #EDEFEF,1 #8b9193')),
    ellipse(x, y, 54 * k, 27 * k, pen.diag('0 #C2C7C9,.5 #E9EBEC,1 #F6F7F7')),
  );
}

const readout = (pen: Pen, bodyFat: boolean): Layer => [
  fillPath('M316 268H484L494 356Q495 368 482 368H318Q305 368 306 356Z', pen.diag('0 #2b3033,1 #0b0d0e')),
  text(396, 338, '68.4', { size: 54, fill: '#EAF6EF', weight: 500, anchor: 'middle', letterSpacing: 1 }),
  text(bodyFat ? 372 : 396, 358, 'kg', { size: 14, fill: '#9ED9C2', anchor: 'middle' }),
  bodyFat && text(424, 358, '24.1%', { size: 14, fill: '#F6C445', anchor: 'middle' }),
  fillPath('M316 268H410L372 368H318Q305 368 306 356Z', pen.lin('0 #fff .16,1 #fff 0', 0, 0, 0.4, 1)),
];

export const scales = defineKind('Bathroom scales', 'bathroom-bench', {
  params: { finish: anyFinish('white'), body: flag(true), ...size([200, 400, 300], [15, 60, 26], [200, 400, 300]) },
  ...framed([62, 232, 676, 412], [206, 212, 388]),
  fromAbove: true,
  outline: ({ x, y, w, h }) =>
    boxPath(x, y, w, h, 24) +
    boxPath(x + w * 0.37, y + h * 0.06, w * 0.26, h * 0.2, 8) +
    [0.18, 0.82]
      .map((u) => ovalPath(x + w * u, y + h * 0.3, 58, 36) + ovalPath(x + w * u, y + h * 0.76, 58, 36))
      .join(''),
  draw(pen, { body, brand }, { f }) {
    const glow = f.dark ? 0.18 : 0.62;
    return [
      ellipse(412, 646, 400, 56, pen.rad('0 #1A211D .44,.5 #1A211D .18,1 #1A211D 0')),
      rect(104, 630, 88, 24, 8, '#17191a'),
      rect(608, 630, 88, 24, 8, '#121314'),
      fillPath(EDGE, pen.lin(f.dark ? '0 #3c4042,.3 #62676a,1 #0d0e0f' : '0 #8fa8a4,.2 #DCEBE8,.6 #A9C0BB,1 #6b827d')),
      paint(TOP, pen.lin(f.face, 0, 0, 1, 0.6), pen.v('0 #000 .1,.3 #000 0,.7 #fff 0,1 #fff .12')),
      fillPath(
        'M188 236H420L250 618H94Q66 618 72 592L162 258Q168 236 188 236Z',
        pen.lin(`0 #fff ${glow},.6 #fff ${glow * 0.3},1 #fff 0`, 0, 0, 0.5, 1),
      ),
      body && SENSORS.map(([u, v]) => sensor(pen, u, v)),
      readout(pen, body),
      strokePath('M162 258Q168 235 188 235H612', '#fff', 2.4, { opacity: f.edge }),
      strokePath('M72 618H728', '#fff', 2.4, { opacity: f.edge * 0.8 }),
      brandMark(400, 590, brand, f, 16),
    ];
  },
});
