import type { Rect } from '../define-kind.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, fillPath, layers, path, rect, repeat } from '../shapes.ts';
import { ridge } from './ridge.ts';

export function drawAurora(pen: Pen, r: Rect): string {
  const { x, y, w, h } = r;
  const band = (at: number, ramp: string, lean: number) =>
    fillPath(
      path`M${x + w * at} ${y + h * 0.72}C${x + w * (at - 0.06)} ${y + h * 0.5} ${x + w * (at + lean)} ${y + h * 0.3} ${x + w * (at + lean * 0.6)} ${y}H${x + w * (at + lean * 0.6 + 0.26)}C${x + w * (at + lean + 0.2)} ${y + h * 0.34} ${x + w * (at + 0.12)} ${y + h * 0.5} ${x + w * (at + 0.2)} ${y + h * 0.72}Z`,
      pen.lin(ramp),
    );
  const star = (index: number) =>
    circle(
      x + w * ((index * 0.754877) % 1),
      y + h * (((index * 0.56984) % 1) * 0.55),
      index % 4 === 0 ? 1.8 : 1.1,
      '#fff',
      { opacity: 0.75 },
    );
  return layers(
    rect(x, y, w, h, 0, pen.v('0 #07122E,.55 #10324D,1 #1C5A62')),
    repeat(26, star),
    band(0.08, '0 #46D6A4 0,.45 #46D6A4 .6,1 #8F6BE0 0', 0.2),
    band(0.36, '0 #5BD8C0 0,.5 #7CF0B0 .75,1 #7CF0B0 0', 0.12),
    band(0.62, '0 #4FC3E0 0,.5 #7AA8F0 .55,1 #B46BE0 0', 0.18),
    fillPath(ridge(r, '0 .66,.16 .56,.3 .66,.5 .58,.7 .67,.88 .57,1 .64'), pen.v('0 #123A4A,1 #0A2233')),
    rect(x, y + h * 0.74, w, h * 0.26, 0, pen.v('0 #2B7F7C,.5 #123F4D,1 #081E2C')),
    ellipse(x + w * 0.5, y + h * 0.8, w * 0.26, h * 0.03, '#7CF0B0', { opacity: 0.25 }),
    fillPath(ridge(r, '0 .8,.12 .74,.24 .78,.34 .82,.36 .99,1 1'), '#061521'),
  );
}

export function drawCity(pen: Pen, r: Rect): string {
  const { x, y, w, h } = r;
  const highs = [0.3, 0.44, 0.36, 0.58, 0.4, 0.66, 0.5, 0.34, 0.54, 0.42, 0.62, 0.38, 0.48, 0.3];
  const block = (index: number) => {
    const high = (highs[index] ?? 0.4) * h;
    const left = x + (index * w) / 14;
    const wide = w / 14 - 2;
    const foot = y + h * 0.8;
    const lights = repeat(12, (lamp) =>
      (lamp * 5 + index * 3) % 7 < 3
        ? rect(
            left + wide * (0.18 + (lamp % 3) * 0.26),
            foot - high + h * 0.03 + Math.floor(lamp / 3) * h * 0.055,
            wide * 0.14,
            h * 0.022,
            0,
            '#FFE2A0',
            { opacity: 0.85 },
          )
        : '',
    );
    return rect(left, foot - high, wide, high, 2, pen.v('0 #2C3A63,1 #131B36')) + lights;
  };
  return layers(
    rect(x, y, w, h, 0, pen.v('0 #1B2250,.3 #5A3F80,.55 #D9728A,.75 #F9B683')),
    circle(x + w * 0.78, y + h * 0.2, h * 0.06, '#FFF3D8'),
    repeat(14, block),
    rect(x, y + h * 0.8, w, h * 0.2, 0, pen.v('0 #5A4278,1 #171B3A')),
    rect(x, y + h * 0.79, w, h * 0.016, 0, '#0B1026'),
    repeat(9, (index) =>
      rect(x + w * (0.06 + index * 0.11), y + h * 0.83, w * 0.012, h * 0.1, 2, '#FFE2A0', { opacity: 0.22 }),
    ),
  );
}
