import type { Rect } from '../define-kind.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, fillPath, layers, litPath, path, places, rect, roundPath } from '../shapes.ts';
import { placesOn, ridge } from './ridge.ts';

const STARS = '.1 .1,.22 .2,.35 .08,.5 .16,.74 .09,.88 .2,.93 .06';

const sky = (pen: Pen, { x, y, w, h }: Rect, ramp: string) => rect(x, y, w, h, 0, pen.v(ramp));

export function drawDusk(pen: Pen, r: Rect): string {
  const { x, y, w, h } = r;
  return layers(
    sky(pen, r, '0 #10183F,.3 #463472,.5 #A94A72,.66 #EE7C4A,.8 #FBC15B'),
    circle(x + w * 0.63, y + h * 0.62, h * 0.34, pen.rad('0 #FFF3C4 .95,.22 #FFD981 .6,1 #FFB24D 0')),
    circle(x + w * 0.63, y + h * 0.62, h * 0.075, '#FFF8DF'),
    fillPath(ridge(r, '0 .66,.2 .57,.42 .66,.62 .6,.84 .52,1 .6'), pen.v('0 #7C3A63,1 #3b1b3c')),
    fillPath(ridge(r, '0 .6,.14 .64,.36 .76,.6 .69,.82 .76,1 .68'), pen.v('0 #4d2147,1 #1d0f26')),
    fillPath(ridge(r, '0 .82,.24 .75,.5 .86,.74 .81,1 .86'), pen.v('0 #260F2C,1 #0b0610')),
    placesOn(STARS).map(({ across, down }) => circle(x + across * w, y + down * h, 1.5, '#fff', { opacity: 0.75 })),
  );
}

const SHOAL = '.4 .34,.47 .4,.35 .43,.55 .3,.62 .45';

const fish = (x: number, y: number, k: number): string =>
  fillPath(
    path`M${x} ${y}q${18 * k} ${-12 * k} ${40 * k} 0l${12 * k} ${-8 * k}v${16 * k}l${-12 * k} ${-8 * k}q${-22 * k} ${12 * k} ${-40 * k} 0Z`,
    '#FFE08A',
  );

export function drawReef(pen: Pen, r: Rect): string {
  const { x, y, w, h } = r;
  const scale = Math.min(w / 700, h / 390);
  return layers(
    sky(pen, r, '0 #7FD4DE,.4 #1B98AE,.75 #0C5C7C,1 #07344F'),
    circle(x + w * 0.3, y, h * 0.7, pen.rad('0 #fff .55,1 #fff 0')),
    [0.18, 0.3, 0.46].map((at) => litPath(path`M${x + w * at} ${y}h${w * 0.06}l${-w * 0.16} ${h}h${-w * 0.12}Z`, 0.07)),
    fillPath(ridge(r, '0 .7,.2 .6,.4 .74,.62 .66,.84 .58,1 .7'), pen.v('0 #E4708A,1 #7b2f5a')),
    fillPath(ridge(r, '0 .82,.24 .72,.5 .84,.74 .74,1 .82'), pen.v('0 #F2A65A,1 #9b4a3a')),
    fillPath(ridge(r, '0 .9,.3 .94,.56 .88,.8 .93,1 .87'), pen.v('0 #2E8C8A,1 #0d3d4d')),
    placesOn(SHOAL).map(({ across, down }, index) => fish(x + across * w, y + down * h, scale * (1 - index * 0.12))),
  );
}

function ghostGum(x: number, y: number, k: number): string {
  const trunk = path`M${x} ${y}C${x - 6 * k} ${y - 60 * k} ${x + 10 * k} ${y - 90 * k} ${x - 4 * k} ${y - 150 * k}M${x + 2 * k} ${y - 84 * k}C${x + 22 * k} ${y - 108 * k} ${x + 34 * k} ${y - 118 * k} ${x + 40 * k} ${y - 146 * k}`;
  const crowns = places('-10 -166 42, 30 -176 36, 50 -148 28, -36 -146 26');
  return layers(
    roundPath(trunk, '#F3E6D6', 9 * k),
    crowns.map(([dx, dy, r], index) =>
      ellipse(x + dx * k, y + dy * k, r * k, r * 0.62 * k, index % 2 ? '#6E8F58' : '#587A4B'),
    ),
  );
}

export function drawOutback(pen: Pen, r: Rect): string {
  const { x, y, w, h } = r;
  return layers(
    sky(pen, r, '0 #2E7FB8,.35 #7DBFDB,.6 #F4DDB4,1 #F4DDB4'),
    ellipse(x + w * 0.2, y + h * 0.2, w * 0.16, h * 0.035, '#fff', { opacity: 0.6 }),
    ellipse(x + w * 0.3, y + h * 0.23, w * 0.12, h * 0.03, '#fff', { opacity: 0.5 }),
    ellipse(x + w * 0.82, y + h * 0.15, w * 0.1, h * 0.025, '#fff', { opacity: 0.5 }),
    fillPath(ridge(r, '0 .54,.14 .5,.3 .56,.52 .45,.76 .52,1 .47'), pen.v('0 #B98FA6,1 #C98B6B')),
    fillPath(ridge(r, '0 .62,.3 .56,.6 .62,1 .57'), pen.v('0 #D99A52,1 #B9632F')),
    fillPath(ridge(r, '0 .76,.25 .68,.55 .77,.8 .7,1 .76'), pen.v('0 #BE5A2D,1 #84331F')),
    ghostGum(x + w * 0.74, y + h * 0.74, h * 0.0024),
    fillPath(ridge(r, '0 .86,.36 .93,.66 .84,1 .9'), pen.v('0 #93401F,1 #4E1B14')),
  );
}

export function drawForest(pen: Pen, r: Rect): string {
  const { x, y, w, h } = r;
  const tree = (at: number, foot: number, high: number, colour: string) =>
    fillPath(
      path`M${x + w * at} ${y + h * (foot - high)}L${x + w * at + h * high * 0.26} ${y + h * foot}H${x + w * at - h * high * 0.26}Z`,
      colour,
    );
  const row = (places: readonly number[], foot: number, high: number, colour: string) =>
    places.map((at, index) => tree(at, foot + (index % 2) * 0.02, high * (0.8 + ((index * 7) % 5) * 0.09), colour));
  return layers(
    sky(pen, r, '0 #E9F1E4,.45 #BFD8C5,1 #7FAE97'),
    circle(x + w * 0.7, y + h * 0.2, h * 0.3, pen.rad('0 #FFF6D6 .9,1 #FFF6D6 0')),
    fillPath(ridge(r, '0 .5,.25 .36,.5 .46,.75 .34,1 .44'), pen.v('0 #9CC3AE,1 #78A890')),
    row([0.04, 0.13, 0.24, 0.33, 0.46, 0.56, 0.66, 0.79, 0.9, 0.98], 0.7, 0.26, '#5E937C'),
    fillPath(ridge(r, '0 .68,.3 .62,.6 .7,1 .63'), '#5E937C'),
    row([0.08, 0.2, 0.3, 0.7, 0.83, 0.95], 0.86, 0.36, '#2F6B57'),
    fillPath(ridge(r, '0 .84,.35 .8,.7 .86,1 .8'), pen.v('0 #2F6B57,1 #12392E')),
    row([0.02, 0.14, 0.88, 0.99], 1.02, 0.46, '#123C30'),
  );
}

export function drawSurf(pen: Pen, r: Rect): string {
  const { x, y, w, h } = r;
  const wave = path`M${x} ${y + h * 0.62}C${x + w * 0.2} ${y + h * 0.56} ${x + w * 0.3} ${y + h * 0.26} ${x + w * 0.52} ${y + h * 0.28}C${x + w * 0.68} ${y + h * 0.3} ${x + w * 0.74} ${y + h * 0.44} ${x + w * 0.68} ${y + h * 0.52}C${x + w * 0.64} ${y + h * 0.43} ${x + w * 0.56} ${y + h * 0.42} ${x + w * 0.52} ${y + h * 0.5}C${x + w * 0.47} ${y + h * 0.62} ${x + w * 0.6} ${y + h * 0.74} ${x + w} ${y + h * 0.7}V${y + h}H${x}Z`;
  const crest = path`M${x + w * 0.3} ${y + h * 0.38}C${x + w * 0.4} ${y + h * 0.28} ${x + w * 0.46} ${y + h * 0.265} ${x + w * 0.52} ${y + h * 0.28}C${x + w * 0.68} ${y + h * 0.3} ${x + w * 0.74} ${y + h * 0.44} ${x + w * 0.68} ${y + h * 0.52}`;
  return layers(
    sky(pen, r, '0 #F6C9A6,.3 #F7E3C8,.5 #CFE8E6'),
    circle(x + w * 0.2, y + h * 0.26, h * 0.1, '#FFF4D8'),
    rect(x, y + h * 0.5, w, h * 0.5, 0, pen.v('0 #6FBFC4,1 #1E7D93')),
    fillPath(wave, pen.lin('0 #2FA3AE,.5 #14788F,1 #0B4F6C', 0, 0, 0.7, 1)),
    roundPath(crest, '#fff', Math.max(4, h * 0.03), 0.9),
    roundPath(
      path`M${x + w * 0.1} ${y + h * 0.7}q${w * 0.16} ${-h * 0.02} ${w * 0.24} ${-h * 0.16}M${x + w * 0.2} ${y + h * 0.8}q${w * 0.2} ${-h * 0.04} ${w * 0.28} ${-h * 0.18}`,
      '#fff',
      Math.max(2, h * 0.008),
      0.35,
    ),
    fillPath(ridge(r, '0 .88,.3 .84,.6 .9,1 .85'), '#DFF3F1', { opacity: 0.55 }),
    fillPath(ridge(r, '0 .94,.4 .9,.7 .95,1 .91'), '#F4FBFA', { opacity: 0.8 }),
  );
}
