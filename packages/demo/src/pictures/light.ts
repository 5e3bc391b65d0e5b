import type { Finish } from './finish.ts';
import type { Pen } from './pen.ts';
import { ellipse, fillPath, layers, n3, path, rect } from './shapes.ts';

/** A product's shadow on the floor: a wide soft pool to the right, and a tight dark contact line. */
export const shadow = (pen: Pen, cx: number, y: number, rx: number, ry = 26): string =>
  layers(
    ellipse(cx + rx * 0.1, y + 2, rx * 1.16, ry, pen.rad('0 #1A211D .42,.45 #1A211D .17,1 #1A211D 0')),
    ellipse(cx, y - 2, rx * 0.99, ry * 0.3, pen.rad('0 #0C100E .7,.72 #0C100E .42,1 #0C100E 0')),
  );

/** A softer shadow for props, which must not compete with the product. */
export const groundShade = (pen: Pen, cx: number, y: number, rx: number, ry: number): string =>
  ellipse(cx + rx * 0.06, y, rx * 1.12, ry * 1.5, pen.rad('0 #3a2812 .5,.6 #3a2812 .26,1 #3a2812 0'));

/** One body panel in its material, with a light left edge and a dark right one. */
export function face(pen: Pen, x: number, y: number, w: number, h: number, r: number, finish: Finish): string {
  const [glow, shade] = finish.dark ? [0.1, 0.26] : [0.32, 0.13];
  return layers(
    rect(x, y, w, h, r, pen.lin(finish.face)),
    finish.brush && rect(x, y, w, h, r, pen.brush(finish.dark)),
    rect(x, y, w, h, r, pen.v(`0 #fff ${glow},.3 #fff 0,.62 #000 0,1 #000 ${shade}`)),
    rect(x + 1, y + 3, 2, h - 6, 1, '#fff', { opacity: finish.edge }),
    rect(x + 3, y + 0.6, w - 6, 1.6, 0.8, '#fff', { opacity: finish.edge }),
    rect(x + w - 3, y + 3, 3, h - 6, 1.5, '#000', { opacity: 0.16 }),
    rect(x + 3, y + h - 2.4, w - 6, 2.4, 1, '#000', { opacity: 0.17 }),
  );
}

/** A diagonal window reflection on glass and polished fronts. */
export function sheen(pen: Pen, x: number, y: number, w: number, h: number, strength = 0.2): string {
  const ramp = `0 #fff ${strength},.55 #fff ${n3(strength * 0.45)},1 #fff 0`;
  return fillPath(path`M${x} ${y}H${x + w * 0.58}L${x + w * 0.2} ${y + h}H${x}Z`, pen.lin(ramp, 0, 0, 0.3, 1));
}

/** A darker right side and two feet, for a box on the floor. */
export function stand(pen: Pen, finish: Finish, x: number, y: number, w: number, h: number, depth = 26): string {
  const side = path`M${x + w - 8} ${y + 4}L${x + w + depth} ${y + 16}V${y + h - 8}L${x + w - 8} ${y + h}Z`;
  return layers(
    shadow(pen, x + w / 2 + 10, y + h + 8, w * 0.6, 26),
    fillPath(side, pen.lin(finish.side)),
    rect(x + 20, y + h - 8, 40, 16, 4, '#1b1d1e'),
    rect(x + w - 60, y + h - 8, 40, 16, 4, '#141516'),
  );
}
