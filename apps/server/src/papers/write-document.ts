import * as words from '@wattle/messages/papers';
import { BOTTOM, type Document, drawFeet, drawTitle, INK_2, MARGIN, makePdf, put, rule, WIDTH } from './pdf-sheet.ts';

type DocumentTable = {
  readonly title: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
};

/** A document in words, ready to be drawn. */
export type DocumentView = {
  readonly title: string;
  readonly sections: readonly { readonly title: string; readonly points: readonly string[] }[];
  readonly tables: readonly DocumentTable[];
  readonly note: string;
};

export type DocumentSheet = {
  readonly head: { readonly name: string; readonly colour: string; readonly seller: string };
  readonly product: { readonly name: string; readonly model: string };
  readonly view: DocumentView;
  /** PNG or JPEG. */
  readonly mark: Buffer | undefined;
  readonly picture: Buffer | undefined;
};

const PICTURE = 120;
const LABEL = 190;

/** Starts a new page where less than this is left. */
function roomFor(pdf: Document, y: number, height: number): number {
  if (y + height <= BOTTOM) return y;
  pdf.addPage();
  return MARGIN;
}

function drawAbout(pdf: Document, { product, picture }: DocumentSheet): number {
  const width = picture ? WIDTH - PICTURE - 20 : WIDTH;
  if (picture) pdf.image(picture, MARGIN + WIDTH - PICTURE, 112, { fit: [PICTURE, PICTURE], align: 'right' });
  const below = 122 + put(pdf, product.name, MARGIN, 122, { font: 'bold', size: 18, width });
  const end = below + 4 + put(pdf, words.model(product.model), MARGIN, below + 4, { colour: INK_2, width });
  return Math.max(end, picture ? 112 + PICTURE : 0) + 22;
}

function drawPoints(pdf: Document, title: string, points: readonly string[], top: number): number {
  let y = roomFor(pdf, top, 60);
  y += put(pdf, title, MARGIN, y, { font: 'bold', size: 13 }) + 6;
  for (const point of points) {
    y = roomFor(pdf, y, 32);
    put(pdf, '•', MARGIN, y);
    y += put(pdf, point, MARGIN + 14, y, { width: WIDTH - 14 }) + 4;
  }
  return y + 12;
}

function drawTable(pdf: Document, { title, facts }: DocumentTable, top: number): number {
  let y = roomFor(pdf, top, 60);
  y += put(pdf, title, MARGIN, y, { font: 'bold', size: 13 }) + 6;
  for (const { name, value } of facts) {
    y = roomFor(pdf, y, 24);
    rule(pdf, y - 3);
    const label = put(pdf, name, MARGIN, y, { colour: INK_2, width: LABEL - 10 });
    y += Math.max(label, put(pdf, value, MARGIN + LABEL, y, { width: WIDTH - LABEL })) + 6;
  }
  return y + 12;
}

/** Draws a product's document as PDF. */
export const writeDocument = (sheet: DocumentSheet): Promise<Buffer> => {
  const { head, product, view, mark } = sheet;
  return makePdf({ Title: `${view.title}: ${product.name}`, Author: head.seller }, (pdf) => {
    drawTitle(pdf, head, view.title, '', mark);
    let y = drawAbout(pdf, sheet);
    for (const { title, points } of view.sections) y = drawPoints(pdf, title, points, y);
    for (const table of view.tables) y = drawTable(pdf, table, y);
    drawFeet(pdf, view.note, (page, count) => words.pageOf(view.title, product.model, page, count));
  });
};
