import * as words from '@wattle/messages/papers';
import type { PaperFact, PaperSum, PaperView } from './paper-view.ts';
import {
  BOTTOM,
  type Document,
  drawFeet,
  drawTitle,
  INK,
  INK_2,
  MARGIN,
  makePdf,
  put,
  RIGHT,
  rule,
  WIDTH,
  writable,
} from './pdf-sheet.ts';

/** Draws a tax invoice or credit note as PDF. `mark` is the shop's logo as PNG or JPEG. */
export const writePdf = (view: PaperView, mark?: Buffer): Promise<Buffer> =>
  makePdf({ Title: `${view.title} ${view.number}`, Author: view.head.seller }, (pdf) => {
    drawSums(pdf, view, drawLines(pdf, view, drawHead(pdf, view, mark)));
    drawFeet(pdf, view.foot, (page, count) => words.pageOf(view.title, view.number, page, count));
  });

function drawHead(pdf: Document, { head, title, subtitle, facts, parties }: PaperView, mark?: Buffer): number {
  drawTitle(pdf, head, title, subtitle, mark);
  const below = drawFacts(pdf, facts, 112, 'bold');
  rule(pdf, below + 8);
  return drawFacts(pdf, parties, below + 22, 'regular') + 24;
}

function drawFacts(pdf: Document, facts: readonly PaperFact[], y: number, font: 'regular' | 'bold'): number {
  const step = WIDTH / Math.max(3, facts.length);
  const ends = facts.map(({ label, lines }, index) => {
    const [x, width] = [MARGIN + index * step, step - 12];
    const top = y + put(pdf, label, x, y, { font: 'bold', size: 8, colour: INK_2, width });
    return top + put(pdf, lines.join('\n'), x, top, { font, width });
  });
  return Math.max(y, ...ends);
}

const COLUMNS = { qty: MARGIN, name: MARGIN + 28, unit: RIGHT - 228, gst: RIGHT - 152, amount: RIGHT - 80 } as const;
/** How wide a column of amounts is. */
const AMOUNT = { width: 76, align: 'right' } as const;

function drawTableHead(pdf: Document, y: number): number {
  const look = { font: 'bold', size: 8, colour: INK_2 } as const;
  put(pdf, words.qty, COLUMNS.qty, y, look);
  put(pdf, words.description, COLUMNS.name, y, look);
  put(pdf, words.unitPrice, COLUMNS.unit, y, { ...look, ...AMOUNT });
  put(pdf, words.gstInIt, COLUMNS.gst, y, { ...look, ...AMOUNT, width: 72 });
  put(pdf, words.amount, COLUMNS.amount, y, { ...look, ...AMOUNT, width: 80 });
  rule(pdf, y + 16, INK, 1);
  return y + 26;
}

function drawLines(pdf: Document, { lines }: PaperView, top: number): number {
  let y = drawTableHead(pdf, top);
  for (const { qty, name, details, unit, gst, amount } of lines) {
    const width = COLUMNS.unit - COLUMNS.name - 6;
    const height = pdf.font('bold').fontSize(10).heightOfString(writable(name), { width }) + (details === '' ? 0 : 24);
    if (y + height > BOTTOM) {
      pdf.addPage();
      y = drawTableHead(pdf, MARGIN);
    }
    put(pdf, qty, COLUMNS.qty, y);
    put(pdf, unit, COLUMNS.unit, y, AMOUNT);
    put(pdf, gst, COLUMNS.gst, y, { ...AMOUNT, width: 72 });
    put(pdf, amount, COLUMNS.amount, y, { ...AMOUNT, width: 80, font: 'bold' });
    let below = y + put(pdf, name, COLUMNS.name, y, { font: 'bold', width });
    if (details !== '') below += put(pdf, details, COLUMNS.name, below, { size: 9, colour: INK_2, width });
    rule(pdf, below + 3);
    y = below + 10;
  }
  return y;
}

function drawSums(pdf: Document, { sums, notes }: PaperView, top: number): void {
  const height = sums.reduce((sum, one) => sum + heightOf(one), 0);
  let y = top + 12;
  if (y + height > BOTTOM) {
    pdf.addPage();
    y = MARGIN;
  }
  const x = MARGIN + WIDTH * 0.5;
  drawNotes(pdf, notes, y);
  for (const sum of sums) y += drawSum(pdf, sum, x, y);
}

function drawNotes(pdf: Document, notes: PaperView['notes'], top: number): void {
  const width = WIDTH * 0.42;
  let y = top;
  for (const { title, text } of notes) {
    if (title !== '') y += put(pdf, title, MARGIN, y, { font: 'bold', width });
    y += put(pdf, text, MARGIN, y, { size: 9, colour: INK_2, width }) + 8;
  }
}

const heightOf = ({ isTotal = false }: PaperSum): number => (isTotal ? 38 : 20);

function drawSum(pdf: Document, { label, amount, isTotal = false }: PaperSum, x: number, y: number): number {
  const size = isTotal ? 14 : 10;
  const width = RIGHT - x;
  const top = isTotal ? y + 6 : y;
  if (isTotal) pdf.moveTo(x, y).lineTo(RIGHT, y).lineWidth(1).strokeColor(INK).stroke();
  put(pdf, label, x, top, { font: isTotal ? 'bold' : 'regular', size, width: width - 90 });
  put(pdf, amount, x, top, { font: 'bold', size, width, align: 'right' });
  if (isTotal)
    pdf
      .moveTo(x, y + 30)
      .lineTo(RIGHT, y + 30)
      .lineWidth(1)
      .strokeColor(INK)
      .stroke();
  return heightOf({ label, amount, isTotal });
}
