import { anyFinish, defineKind, int, oneOf, type Pen, size } from '../define-kind.ts';
import { displayGlass, text } from '../materials.ts';
import { boxPath, circle, fillPath, layers, ovalPath, path, repeat, roundPath } from '../shapes.ts';
import { LOADER } from './parts/laundry-panel.ts';
import { washer } from './washer.ts';

const { x, y, w, h } = LOADER;

function drop(cx: number, cy: number): string {
  const d = path`M${cx} ${cy - 14}Q${cx + 14} ${cy + 2} ${cx} ${cy + 12}Q${cx - 14} ${cy + 2} ${cx} ${cy - 14}Z`;
  return fillPath(d, '#7fc0cf');
}

function sun(cx: number, cy: number): string {
  const ray = (index: number) => {
    const turn = (index * Math.PI) / 4;
    const [across, down] = [Math.cos(turn), Math.sin(turn)];
    return path`M${cx + across * 10} ${cy + down * 10}L${cx + across * 14} ${cy + down * 14}`;
  };
  return circle(cx, cy, 6.6, '#F6C445') + roundPath(repeat(8, ray), '#F6C445', 2.4);
}

/** Distinguishes it from a washer: a drop and a sun with the kilograms it washes and dries. */
function loads(pen: Pen, kg: number, drykg: number): string {
  const [left, top] = [x + w - 196, y + h - 74];
  const figure = (at: number, load: number) =>
    text(at, top + 38, String(load), { size: 26, fill: '#EAF6EF', weight: 500 });
  return layers(
    displayGlass(pen, left, top, 164, 56, 14),
    drop(left + 26, top + 29),
    figure(left + 46, kg),
    sun(left + 102, top + 29),
    figure(left + 124, drykg),
  );
}

export const washerdryer = defineKind('Washer dryer', 'laundry-floor', {
  params: {
    finish: anyFinish('white'),
    rim: oneOf(['dark', 'chrome', 'white']),
    kg: int(5, 20, 9),
    drykg: int(2, 14, 6),
    ...size([400, 800, 600], [600, 1200, 850], [350, 900, 620]),
  },
  box: () => LOADER,
  cabinet: () => ({ depth: 445, pressed: true, lift: 4 }),
  outline: () =>
    boxPath(x, y, w, h, 10) +
    path`M${x} ${y + 108}h${w}` +
    ovalPath(392, 446, 168) +
    ovalPath(392, 446, 132) +
    boxPath(x + w - 196, y + h - 74, 164, 56, 12),
  draw: (pen, { drykg, ...params }, options) =>
    washer.draw(pen, { ...params, panel: 'dial' }, options) + loads(pen, params.kg, drykg),
});
