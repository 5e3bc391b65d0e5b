import { fileURLToPath } from 'node:url';

export type Document = PDFKit.PDFDocument;

/** Whole fonts: those of the pages are cut to the letters of one language each. */
const REGULAR = import.meta.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf');
const BOLD = import.meta.resolve('@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf');

export const INK = '#10221b';
export const INK_2 = '#43534b';
const LINE = '#e9e2d4';
export const MARGIN = 51;
export const WIDTH = 595.28 - 2 * MARGIN;
export const BOTTOM = 841.89 - 92;
export const RIGHT = MARGIN + WIDTH;

/** Letters the font lacks lose their marks: an invoice says `Nguyen`, not a box. */
export const writable = (text: string): string =>
  text.replace(/[\u01a0\u01a1\u01af\u01b0\u1e00-\u1eff]/gu, (letter) => letter.normalize('NFD').charAt(0));

type Look = { font?: 'regular' | 'bold'; size?: number; colour?: string; width?: number; align?: 'left' | 'right' };

/** Writes text at a place and returns its height. */
export function put(pdf: Document, text: string, x: number, y: number, look: Look = {}): number {
  const { font = 'regular', size = 10, colour = INK, width = WIDTH, align = 'left' } = look;
  const line = writable(text);
  pdf.font(font).fontSize(size).fillColor(colour);
  pdf.text(line, x, y, { width, align, lineGap: 2 });
  return pdf.heightOfString(line, { width, lineGap: 2 });
}

export const rule = (pdf: Document, y: number, colour = LINE, thick = 0.75): void =>
  void pdf.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(thick).strokeColor(colour).stroke();

/** Makes a PDF of A4 pages, with its text as text, in the shop's font. */
export async function makePdf(info: { Title: string; Author: string }, draw: (pdf: Document) => void): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: 'en-AU',
    displayTitle: true,
    info,
  });
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((done, fail) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => done(Buffer.concat(parts)));
    pdf.on('error', fail);
  });
  pdf.registerFont('regular', fileURLToPath(REGULAR)).registerFont('bold', fileURLToPath(BOLD));
  draw(pdf);
  pdf.end();
  return whole;
}

/** Height of the shop's mark, in points. */
const MARK = 30;

export type SheetHead = { readonly name: string; readonly colour: string };

/** The shop's mark and name on the left, what the paper is on the right. */
export function drawTitle(pdf: Document, head: SheetHead, title: string, subtitle: string, mark?: Buffer): void {
  if (mark) pdf.image(mark, MARGIN, 46, { fit: [MARK, MARK] });
  const left = mark ? MARK + 6 : 0;
  put(pdf, head.name, MARGIN + left, 48, { font: 'bold', size: 24, colour: head.colour, width: WIDTH / 2 - left });
  put(pdf, title, MARGIN, 46, { font: 'bold', size: 26, align: 'right' });
  if (subtitle !== '') put(pdf, subtitle, MARGIN, 78, { size: 10, colour: INK_2, align: 'right' });
  rule(pdf, 98, head.colour, 1.5);
}

/** Below every page: a sentence, and which page of how many it is. */
export function drawFeet(pdf: Document, foot: string, placeOf: (page: number, count: number) => string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // below the margin, where text would start a new page
    pdf.page.margins.bottom = 0;
    rule(pdf, BOTTOM + 14);
    put(pdf, foot, MARGIN, BOTTOM + 24, { size: 8, colour: INK_2, width: WIDTH * 0.62 });
    put(pdf, placeOf(page - start + 1, count), MARGIN, BOTTOM + 24, { size: 8, colour: INK_2, align: 'right' });
  }
}
