import type { Finish } from './finish.ts';
import { text } from './letters.ts';
import type { Pen, Ramp } from './pen.ts';
import { circle, ellipse, fillPath, type Layer, layers, n, path, rect, strokePath } from './shapes.ts';

/** Dark moulded plastic, from light to shade. */
export const PLASTIC: Ramp = '0 #4a4e50,.35 #34383a,1 #141617';
/** Bright metal across its width. */
export const METAL: Ramp = '0 #8b9193,.22 #F6F7F7,.55 #BBC0C2,1 #6b7174';

/** A body of any outline in its material, lit from above. */
export function solid(pen: Pen, d: string, finish: Finish): string {
  const [glow, shade] = finish.dark ? [0.16, 0.32] : [0.34, 0.18];
  return layers(
    fillPath(d, pen.lin(finish.face)),
    finish.brush && fillPath(d, pen.brush(finish.dark)),
    fillPath(d, pen.v(`0 #fff ${glow},.34 #fff 0,.62 #000 0,1 #000 ${shade}`)),
  );
}

/** The same for a shape round about a vertical axis: dark at both sides, a soft highlight on the left. */
export function roundSolid(pen: Pen, d: string, finish: Finish): string {
  const [band, flank] = finish.dark ? [0.18, 0.42] : [0.4, 0.3];
  return layers(
    fillPath(d, pen.lin(finish.face)),
    fillPath(
      d,
      pen.lin(`0 #000 ${flank * 0.7},.1 #000 .04,.26 #fff ${band},.5 #fff 0,.82 #000 ${flank * 0.5},1 #000 ${flank}`),
    ),
  );
}

/** The same for a shape round about a horizontal axis: light along the upper third, dark below. */
export function lyingSolid(pen: Pen, d: string, finish: Finish): string {
  const [band, flank] = finish.dark ? [0.2, 0.5] : [0.5, 0.34];
  return layers(
    fillPath(d, pen.lin(finish.face)),
    fillPath(
      d,
      pen.v(
        `0 #000 ${flank * 0.3},.12 #fff ${band * 0.4},.24 #fff ${band},.46 #fff 0,.74 #000 ${flank * 0.5},1 #000 ${flank}`,
      ),
    ),
  );
}

/** A panel with large corners: its edge highlights stop where the corners begin. */
export function softFace(pen: Pen, x: number, y: number, w: number, h: number, r: number, finish: Finish): string {
  const [glow, shade] = finish.dark ? [0.12, 0.3] : [0.34, 0.16];
  return layers(
    rect(x, y, w, h, r, pen.lin(finish.face)),
    finish.brush && rect(x, y, w, h, r, pen.brush(finish.dark)),
    rect(x, y, w, h, r, pen.v(`0 #fff ${glow},.3 #fff 0,.62 #000 0,1 #000 ${shade}`)),
    rect(x + 1.4, y + r * 0.9, 2.2, h - r * 1.8, 1.1, '#fff', { opacity: finish.edge }),
    rect(x + r * 0.9, y + 0.8, w - r * 1.8, 1.8, 0.9, '#fff', { opacity: finish.edge }),
    rect(x + w - 3.4, y + r * 0.9, 3, h - r * 1.8, 1.5, '#000', { opacity: 0.14 }),
  );
}

/** The lens all cameras share: coated glass in a barrel. */
export const cameraEye = (pen: Pen, cx: number, cy: number, r: number): string =>
  layers(
    circle(cx, cy, r, pen.diag('0 #0d0e0f,1 #3a3e40')),
    circle(cx, cy, r * 0.86, pen.rad('0 #2a5a6b,.35 #17323f,.7 #0c161d,1 #030506', 0.42, 0.38, 0.66)),
    circle(cx, cy, r * 0.55, pen.rad('0 #6b3f7a .8,.5 #2a1f45 .6,1 #0b0d16 .2', 0.6, 0.6, 0.6)),
    circle(cx, cy, r * 0.28, '#040506'),
    ellipse(cx - r * 0.36, cy - r * 0.38, r * 0.28, r * 0.16, '#fff', {
      opacity: 0.5,
      transform: `rotate(-42 ${n(cx - r * 0.36)} ${n(cy - r * 0.38)})`,
    }),
    circle(cx + r * 0.35, cy + r * 0.36, r * 0.085, '#8fd0c0', { opacity: 0.45 }),
    circle(cx + r * 0.46, cy + r * 0.18, r * 0.045, '#F6C445', { opacity: 0.5 }),
  );

/** A pilot light with a faint glow. */
export const lamp = (pen: Pen, cx: number, cy: number, r: number, colour = '#9ED9C2'): string =>
  layers(circle(cx, cy, r * 2.6, pen.rad(`0 ${colour} .5,1 ${colour} 0`)), circle(cx, cy, r, colour));

/** A flexible cable with a highlight along its upper side. */
export const lead = (pen: Pen, d: string, width: number, ramp: Ramp = PLASTIC, shine = 0.28): Layer => [
  strokePath(d, '#0C100E', width, { opacity: 0.16, cap: 'round', join: 'round', transform: 'translate(4 6)' }),
  strokePath(d, pen.lin(ramp), width, { cap: 'round', join: 'round' }),
  strokePath(d, '#fff', width * 0.22, {
    opacity: shine,
    cap: 'round',
    join: 'round',
    transform: `translate(${n(-width * 0.14)} ${n(-width * 0.2)})`,
  }),
];

export const usbSocket = (pen: Pen, cx: number, cy: number, w = 44, h = 16): string =>
  layers(
    rect(cx - w / 2 - 1.5, cy - h / 2 - 1.5, w + 3, h + 3, h / 2 + 1.5, pen.v('0 #000 .4,1 #fff .4')),
    rect(cx - w / 2, cy - h / 2, w, h, h / 2, '#0a0b0c'),
    rect(cx - w * 0.28, cy - h * 0.12, w * 0.56, h * 0.24, h * 0.12, '#5f6567'),
  );

/** A loudspeaker cone: surround, cone, dust cap. */
export const driver = (pen: Pen, cx: number, cy: number, r: number): Layer => [
  circle(cx, cy, r, pen.diag('0 #6d7274,.4 #2b2e30,1 #0b0c0d')),
  circle(cx, cy, r * 0.93, pen.diag('0 #111314,.6 #26292a,1 #3c4042')),
  circle(cx, cy, r * 0.8, pen.rad('0 #0d0e0f,.5 #1d2021,.9 #3b3f41,1 #1b1d1e', 0.5, 0.5, 0.5)),
  circle(cx, cy, r * 0.78, pen.diag('0 #000 .4,.5 #000 0,1 #fff .14')),
  circle(cx, cy, r * 0.3, pen.rad('0 #6b7072,.5 #35393b,1 #131516', 0.36, 0.32, 0.75)),
];

const WORD_LENGTHS = [0.16, 0.09, 0.21, 0.12, 0.18, 0.07, 0.14, 0.24, 0.1];

/** Text as word-length bars; every fifth line ends a paragraph. */
export function wordBars(x: number, y: number, w: number, lines: number, step: number, colour: string): string {
  let data = '';
  for (let line = 0; line < lines; line++) {
    const end = line % 5 === 4 ? 0.55 : 1;
    let left = 0;
    for (let word = line * 4; left < end; word++) {
      const length = Math.min(WORD_LENGTHS[word % WORD_LENGTHS.length] ?? 0.1, end - left);
      if (length > 0.03) data += path`M${x + left * w} ${y + line * step}h${length * w}v${step * 0.3}h${-length * w}Z`;
      left += length + 0.025;
    }
  }
  return fillPath(data, colour);
}

/** A capacity, wattage or length printed on a body. */
export const print = (x: number, y: number, line: string, size: number, fill: string, opacity = 1): string =>
  text(x, y, line, { size, fill, weight: 600, anchor: 'middle', opacity });
