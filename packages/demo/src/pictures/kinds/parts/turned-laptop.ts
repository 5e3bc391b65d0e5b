import type { Finish } from '../../finish.ts';
import { brandMark, text } from '../../materials.ts';
import type { Pen } from '../../pen.ts';
import { drawScreen, type ScreenName } from '../../screens/draw-screen.ts';
import { boxPath, ellipse, fillPath, group, layers, matrix, path, places, rect } from '../../shapes.ts';

// The open laptop's width, depth and height, its near left corner, and the two floor axes.
const W = 520;
const D = 350;
const H = 338;
const X = 88;
const Y = 546;
const ACROSS = [0.86, 0.135] as const;
const BACK = [0.47, -0.3] as const;
const DECK = matrix(...ACROSS, ...BACK, X, Y);
// The lid is drawn upwards from the hinge, so its canvas is flipped.
const LID = `${matrix(...ACROSS, 0.13, -0.95, X + D * BACK[0], Y + D * BACK[1] - 4)} translate(0 ${H}) scale(1 -1)`;

function lid(pen: Pen, f: Finish, wallpaper: ScreenName, brand: string): string {
  const screen = { x: 13, y: 13, w: W - 26, h: H - 34 };
  const glass = pen.clip(rect(screen.x, screen.y, screen.w, screen.h, 4, '#000'));
  return group(
    { transform: LID },
    rect(0, -4, W, H + 4, 15, pen.diag(f.dark ? f.face : '0 #F1F3F3,.5 #B9BEC0,1 #8b9193')),
    rect(3, -1, W - 6, H, 13, '#0a0b0c'),
    group({ clip: glass }, drawScreen(pen, wallpaper, screen)),
    text(44, 82, '9:41', { size: 46, fill: '#fff', weight: 500 }),
    text(46, 108, 'Tuesday 17 November', { size: 14, fill: '#fff', opacity: 0.9 }),
    fillPath(path`M13 13H${W * 0.5}L${W * 0.26} ${H - 21}H13Z`, pen.lin('0 #fff .18,1 #fff 0')),
    brandMark(W / 2, H - 6, brand, { mark: '#777d7b' }, 9),
  );
}

const at = (across: number, back: number, drop = 0) =>
  path`${X + across * ACROSS[0] + back * BACK[0]} ${Y + across * ACROSS[1] + back * BACK[1] + drop}`;

function edges(pen: Pen, f: Finish): string {
  const front = `M${at(0, 0)}L${at(W, 0)}L${at(W, 0, 17)}Q${at(W - 6, 0, 22)} ${at(W - 22, 0, 20)}L${at(14, 0, 16)}Q${at(0, 0, 14)} ${at(0, 0)}Z`;
  const side = `M${at(W, 0)}L${at(W, D)}L${at(W, D, 12)}L${at(W, 0, 18)}Z`;
  const port = (share: number) =>
    `M${at(W, D * share, 5)}L${at(W, D * (share + 0.09), 5)}L${at(W, D * (share + 0.09), 10)}L${at(W, D * share, 10)}Z`;
  return layers(
    fillPath(front, pen.v(f.dark ? '0 #5a5d5f,1 #151617' : '0 #FBFCFC,.35 #AEB4B6,1 #6f7577')),
    fillPath(side, pen.lin(f.dark ? '0 #303334,1 #0d0e0f' : '0 #8b9193,1 #5f6567')),
    fillPath(port(0.2) + port(0.34), '#0b0c0d'),
  );
}

function keyboard(): string {
  const rows = [12, 13, 14, 14].map((count, row) => {
    const pitch = (W - 80) / count;
    const one = (index: number) => boxPath(40 + index * pitch, 172 + row * 38, pitch - 5, 32);
    return Array.from({ length: count }, (_, index) => one(index)).join('');
  });
  const lowest = places('40 58, 104 40, 150 200, 356 40, 402 78');
  return rows.join('') + lowest.map(([left, wide]) => boxPath(left, 134, wide, 32)).join('');
}

function deck(pen: Pen, f: Finish): string {
  const pad = f.dark ? '#000' : '#fff';
  return group(
    { transform: DECK },
    rect(0, 0, W, D, 12, pen.lin(f.lid, 1, 0, 0, 0.6)),
    rect(30, D - 12, W - 60, 10, 4, '#1a1c1d'),
    rect(34, 128, W - 68, 196, 8, '#000', { opacity: 0.1 }),
    fillPath(keyboard(), f.dark ? '#101112' : '#26292B'),
    rect(W * 0.33, 14, W * 0.34, 98, 8, '#000', { opacity: 0.14 }),
    rect(W * 0.33 + 1, 15, W * 0.34 - 2, 96, 7, pad, { opacity: f.dark ? 0.2 : 0.45 }),
  );
}

/** A laptop open to the left: deck, lid and keys each in their own plane. */
export function drawTurnedLaptop(pen: Pen, f: Finish, wallpaper: ScreenName, brand: string): string {
  const pool = pen.rad('0 #1A211D .44,.5 #1A211D .18,1 #1A211D 0');
  return layers(
    group({ transform: DECK }, ellipse(W * 0.56, D * 0.36, W * 0.72, D * 0.9, pool)),
    lid(pen, f, wallpaper, brand),
    edges(pen, f),
    deck(pen, f),
  );
}
