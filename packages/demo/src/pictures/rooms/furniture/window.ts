import type { Rect } from '../../define-kind.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, fillPath, group, layers, path, places, rect, strokePath } from '../../shapes.ts';

/** Hills and a gum tree outside, in shares of the pane. */
function garden(pen: Pen, { x, y, w, h }: Rect): string {
  const at = (across: number, down: number) => path`${x + w * across} ${y + h * down}`;
  const crowns = places('0.72 0.25 0.16, 0.88 0.3 0.13, 0.81 0.14 0.15, 0.95 0.45 0.1, 0.63 0.4 0.09');
  return layers(
    rect(x, y, w, h, 0, pen.v('0 #BFE0EA,.6 #EAF4EC,1 #F8EFD0')),
    fillPath(
      `M${at(0, 0.76)}Q${at(0.28, 0.56)} ${at(0.54, 0.7)}T${at(1.04, 0.61)}L${at(1.04, 1)}L${at(0, 1)}Z`,
      '#A9C4A4',
    ),
    fillPath(
      `M${at(0, 0.86)}Q${at(0.34, 0.74)} ${at(0.63, 0.84)}T${at(1.04, 0.78)}L${at(1.04, 1)}L${at(0, 1)}Z`,
      '#7FA583',
    ),
    strokePath(
      `M${at(0.78, 1)}C${at(0.76, 0.77)} ${at(0.8, 0.52)} ${at(0.74, 0.3)}M${at(0.76, 0.56)}C${at(0.82, 0.48)} ${at(0.87, 0.45)} ${at(0.9, 0.36)}`,
      '#C9B9A2',
      w * 0.03,
    ),
    crowns.map(([across, down, r]) =>
      ellipse(x + w * across, y + h * down, w * r, w * r * 0.66, '#5F8B6E', { opacity: 0.85 }),
    ),
  );
}

/** A two-pane window with a sill and a garden behind it. */
export function gardenWindow(pen: Pen, { x, y, w, h }: Rect): string {
  const pane = { x: x + 40, y: y + 40, w: w - 80, h: h - 80 };
  const clip = pen.clip(rect(pane.x, pane.y, pane.w, pane.h, 0, '#000'));
  return layers(
    rect(x, y, w, h, 8, '#FBF8F0'),
    group({ clip }, garden(pen, pane)),
    rect(x + w / 2 - 12, pane.y, 24, pane.h, 0, '#FBF8F0'),
    rect(pane.x, pane.y, pane.w, 14, 0, '#5b4a2b', { opacity: 0.12 }),
    rect(x - 28, y + h - 14, w + 56, 40, 6, pen.v('0 #fff,1 #D9CDB6')),
    rect(x - 14, y + h + 26, w + 28, 30, 0, pen.v('0 #5b4a2b .2,1 #5b4a2b 0')),
  );
}
