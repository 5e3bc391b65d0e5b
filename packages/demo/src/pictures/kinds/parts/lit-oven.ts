import type { Rect } from '../../define-kind.ts';
import { sheen } from '../../materials.ts';
import type { Pen } from '../../pen.ts';
import { circle, ellipse, fillPath, group, layers, path, rect, repeat, roundPath, strokePath } from '../../shapes.ts';

const VEGETABLES = ['0 #F2A24A,1 #A5531A', '0 #E8C98A,1 #96702F', '0 #8FB86A,1 #3f6a2c'] as const;

/** A roast in its tray, centred on its rack. */
function roast(pen: Pen, cx: number, y: number, scale: number): string {
  const at = (dx: number, dy: number) => path`${cx + dx * scale} ${y + dy * scale}`;
  const meat = `M${at(-78, -34)}C${at(-84, -86)} ${at(-20, -104)} ${at(14, -98)}C${at(66, -94)} ${at(92, -64)} ${at(80, -34)}Z`;
  const tray = `M${at(-128, -34)}L${at(128, -34)}L${at(112, 0)}L${at(-112, 0)}Z`;
  return layers(
    ellipse(cx, y, 130 * scale, 9 * scale, '#1a0d06', { opacity: 0.6 }),
    repeat(8, (index) =>
      circle(
        cx + (index * 31 - 108) * scale,
        y - 40 * scale,
        15 * scale,
        pen.diag(VEGETABLES[index % 3] ?? '0 #fff,1 #000'),
      ),
    ),
    fillPath(meat, pen.diag('0 #E8A849,.45 #B4622A,1 #5f2c10')),
    roundPath(
      `M${at(-40, -84)}L${at(-26, -44)}M${at(-6, -92)}L${at(8, -44)}M${at(32, -90)}L${at(44, -44)}`,
      '#5f2c10',
      4 * scale,
      0.5,
    ),
    fillPath(tray, pen.lin('0 #7b8184,.3 #DADDDE,.6 #8d9395,1 #4a4f51')),
    rect(cx - 132 * scale, y - 38 * scale, 264 * scale, 7 * scale, 3, pen.v('0 #F6F7F7,1 #767c7f')),
  );
}

/** A lit oven window: warm light, two racks, a roast. */
export function litOven(pen: Pen, { x, y, w, h }: Rect, r = 14): string {
  const scale = Math.min(h / 230, w / 330);
  const rack = (drop: number) =>
    layers(
      strokePath(path`M${x + 8} ${y + h * drop}H${x + w - 8}`, '#E9C79C', 3.4, { opacity: 0.8 }),
      repeat(16, (index) =>
        rect(x + ((index + 1) * w) / 17, y + h * drop, 1.6, h * 0.05, 0, '#F1D3A9', { opacity: 0.34 }),
      ),
    );
  return group(
    { clip: pen.clip(rect(x, y, w, h, r, '#000')) },
    rect(x, y, w, h, r, pen.rad('0 #F2AE58,.4 #A9602A,.78 #482611,1 #1d1009', 0.5, 0.34, 0.72)),
    fillPath(
      path`M${x + w * 0.14} ${y + h * 0.13}H${x + w * 0.86}L${x + w * 0.78} ${y + h * 0.09}H${x + w * 0.22}Z`,
      '#FFE3AE',
      { opacity: 0.55 },
    ),
    rack(0.32),
    rack(0.74),
    roast(pen, x + w / 2, y + h * 0.735, scale),
    rect(x, y, w, h, r, pen.v('0 #000 .5,.2 #000 0,.8 #000 0,1 #000 .55')),
    sheen(pen, x, y, w * 0.9, h, 0.14),
  );
}
