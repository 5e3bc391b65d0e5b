import { fileURLToPath } from 'node:url';
import * as words from '@wattle/messages/papers';
import type { PaperFact, PaperSum, PaperView } from './paper-view.ts';

type Document = PDFKit.PDFDocument;

/** Whole fonts: those of the pages are cut to the letters of one language each. */
const REGULAR = import.meta.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf');
const BOLD = import.meta.resolve('@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf');

const INK = '#10221b';
const INK_2 = '#43534b';
const LINE = '#e9e2d4';
const MARGIN = 51;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - 92;
const RIGHT = MARGIN + WIDTH;

/** Letters the font lacks lose their marks: an invoice says `Nguyen`, not a box. */
const writable = (text: string): string =>
  text.replace(/[\u01a0\u01a1\u01af\u01b0\u1e00-\u1eff]/gu, (letter) => letter.normalize('NFD').charAt(0));

type Look = { font?: 'regular' | 'bold'; size?: number; colour?: string; width?: number; align?: 'left' | 'right' };

/** Writes text at a place and returns its height. */
function put(pdf: Document, text: string, x: number, y: number, look: Look = {}): number {
  const { font = 'regular', size = 10, colour = INK, width = WIDTH, align = 'left' } = look;
  const line = writable(text);
  pdf.font(font).fontSize(size).fillColor(colour);
  pdf.text(line, x, y, { width, align, lineGap: 2 });
  return pdf.heightOfString(line, { width, lineGap: 2 });
}

const rule = (pdf: Document, y: number, colour = LINE, thick = 0.75): void =>
  void pdf.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(thick).strokeColor(colour).stroke();

/** Draws a paper as PDF: A4, with its text as text, in the shop's font. `mark` is the shop's logo as PNG or JPEG. */
export async function writePdf(view: PaperView, mark?: Buffer): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: 'en-AU',
    displayTitle: true,
    info: { Title: `${view.title} ${view.number}`, Author: view.head.seller },
  });
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((done, fail) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => done(Buffer.concat(parts)));
    pdf.on('error', fail);
  });
  pdf.registerFont('regular', fileURLToPath(REGULAR)).registerFont('bold', fileURLToPath(BOLD));
  drawSums(pdf, view, drawLines(pdf, view, drawHead(pdf, view, mark)));
  drawFeet(pdf, view);
  pdf.end();
  return whole;
}

/** Height of the shop's mark, in points. */
const MARK = 30;

function drawHead(pdf: Document, { head, title, subtitle, facts, parties }: PaperView, mark?: Buffer): number {
  if (mark) pdf.image(mark, MARGIN, 46, { fit: [MARK, MARK] });
  const left = mark ? MARK + 6 : 0;
  put(pdf, head.name, MARGIN + left, 48, { font: 'bold', size: 24, colour: head.colour, width: WIDTH / 2 - left });
  put(pdf, title, MARGIN, 46, { font: 'bold', size: 26, align: 'right' });
  if (subtitle !== '') put(pdf, subtitle, MARGIN, 78, { size: 10, colour: INK_2, align: 'right' });
  rule(pdf, 98, head.colour, 1.5);
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

const COLUMNS = { qty: MARGIN, name: MARGIN + 28, gst: RIGHT - 170, amount: RIGHT - 85 } as const;

function drawTableHead(pdf: Document, y: number): number {
  const look = { font: 'bold', size: 8, colour: INK_2 } as const;
  put(pdf, words.qty, COLUMNS.qty, y, look);
  put(pdf, words.description, COLUMNS.name, y, look);
  put(pdf, words.gstInIt, COLUMNS.gst, y, { ...look, width: 80, align: 'right' });
  put(pdf, words.amount, COLUMNS.amount, y, { ...look, width: 85, align: 'right' });
  rule(pdf, y + 16, INK, 1);
  return y + 26;
}

function drawLines(pdf: Document, { lines }: PaperView, top: number): number {
  let y = drawTableHead(pdf, top);
  for (const { qty, name, details, gst, amount } of lines) {
    const width = COLUMNS.gst - COLUMNS.name - 10;
    const height = pdf.font('bold').fontSize(10).heightOfString(writable(name), { width }) + (details === '' ? 0 : 30);
    if (y + height > BOTTOM) {
      pdf.addPage();
      y = drawTableHead(pdf, MARGIN);
    }
    put(pdf, qty, COLUMNS.qty, y);
    put(pdf, gst, COLUMNS.gst, y, { width: 80, align: 'right' });
    put(pdf, amount, COLUMNS.amount, y, { font: 'bold', width: 85, align: 'right' });
    let below = y + put(pdf, name, COLUMNS.name, y, { font: 'bold', width });
    if (details !== '') below += put(pdf, details, COLUMNS.name, below, { size: 9, colour: INK_2, width });
    rule(pdf, below + 6);
    y = below + 16;
  }
  return y;
}

function drawSums(pdf: Document, { sums, note }: PaperView, top: number): void {
  const height = sums.length * 22 + 24;
  let y = top + 12;
  if (y + height > BOTTOM) {
    pdf.addPage();
    y = MARGIN;
  }
  const x = MARGIN + WIDTH * 0.5;
  put(pdf, note, MARGIN, y, { size: 9, colour: INK_2, width: WIDTH * 0.42 });
  for (const sum of sums) y += drawSum(pdf, sum, x, y);
}

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
  return isTotal ? 38 : 20;
}

function drawFeet(pdf: Document, { title, number, foot }: PaperView): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // below the margin, where text would start a new page
    pdf.page.margins.bottom = 0;
    rule(pdf, BOTTOM + 14);
    put(pdf, foot, MARGIN, BOTTOM + 24, { size: 8, colour: INK_2, width: WIDTH * 0.62 });
    const place = words.pageOf(title, number, page - start + 1, count);
    put(pdf, place, MARGIN, BOTTOM + 24, { size: 8, colour: INK_2, align: 'right' });
  }
}
