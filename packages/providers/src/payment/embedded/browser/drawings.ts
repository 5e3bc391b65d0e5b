import { simulatedMethod } from '../simulated-methods.ts';

/** Card brand marks. */
const CARD_MARKS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['visa', ['#1a3f8b', 'VISA']],
  ['mc', ['#9a4a00', 'MC']],
  ['amex', ['#16697a', 'AMEX']],
]);
/** The form's names for marks that differ from the method's name. */
const MARK_NAMES: ReadonlyMap<string, string> = new Map([
  ['card', 'scheme'],
  ['nocard', 'scheme'],
  ['wechatpay', 'wechatpayQR'],
  ['givex', 'giftcard'],
]);

const svg = (width: number, height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;

/** An unknown name is drawn as its first letters. */
export function drawLogo(name: string): string {
  const mark = CARD_MARKS.get(name) ?? simulatedMethod(MARK_NAMES.get(name) ?? name)?.mark;
  const [colour, text] = mark ?? ['#46524b', name.replace(/\W/g, '').slice(0, 4).toUpperCase()];
  const size = text.length > 5 ? 8 : text.length > 4 ? 10 : 12;
  return svg(
    40,
    26,
    `<rect width="40" height="26" rx="4" fill="${colour}"/><text x="20" y="17" fill="#fff" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" text-anchor="middle">${text}</text>`,
  );
}

const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/lock/, 'M4.5 7V5a3.5 3.5 0 0 1 7 0v2M3 7h10v7H3z'],
  [/success|checkmark/, 'M3 8.5l3.5 3.5L13 4.5'],
  [/error|cross/, 'M4 4l8 8M12 4l-8 8'],
  [/arrow_down/, 'M4 6l4 4 4-4'],
  [/info/, 'M8 7v4M8 4.5v.1M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13z'],
];
const CARD_SHAPE = 'M2 4h12v8H2zM2 7h12';
/** Locks are white, for dark buttons, unless their name says black. */
const colourOf = (name: string): string => (/lock$/.test(name) ? '#fff' : '#1d2320');

/** The Drop-in's small icons. */
export function drawComponent(name: string): string {
  const path = SHAPES.find(([pattern]) => pattern.test(name))?.[1] ?? CARD_SHAPE;
  return svg(
    16,
    16,
    `<path fill="none" stroke="${colourOf(name)}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`,
  );
}

const CELL = 6;

/** A QR code from its cells. */
export function drawQr(cells: readonly (readonly boolean[])[]): string {
  const size = cells.length;
  const path = cells.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  const inner = `<g transform="scale(${CELL})"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></g>`;
  return svg(size * CELL, size * CELL, inner);
}
