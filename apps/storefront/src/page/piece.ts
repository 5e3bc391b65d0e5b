/** A part of a page as HTML that the server keeps. Equal keys mean equal HTML. */
export type Piece = {
  readonly key: string;
  /** Missing where the document already holds it. */
  readonly html?: string;
  /** Address of a stylesheet that few pieces need. */
  readonly sheet?: string | undefined;
};

let isComplete = false;

/** What React puts before the HTML it renders: stylesheets, and preloads of pictures that follow right after. */
const HOISTED = /<link rel="(?:preload|stylesheet)"[^>]*>/g;
const SHEET = /<link rel="stylesheet" href="([^"]+)"/;

/** A piece on the server. As JSON it is only its key: the document beside the data holds the rest. */
export class MadePiece implements Piece {
  readonly key: string;
  readonly html: string;
  readonly sheet: string | undefined;

  constructor(key: string, rendered: string) {
    this.key = key;
    this.html = rendered.replace(HOISTED, '');
    this.sheet = SHEET.exec(rendered)?.[1];
  }

  toJSON(): Piece {
    const { key, html, sheet } = this;
    return isComplete ? { key, html, sheet } : { key };
  }
}

/** JSON for client-side navigation, with the HTML of its pieces. */
export function jsonWithPieces(value: unknown): string {
  isComplete = true;
  try {
    return JSON.stringify(value);
  } finally {
    isComplete = false;
  }
}
