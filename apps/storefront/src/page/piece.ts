/** A part of a page as HTML that the server keeps. Equal keys mean equal HTML. */
export type Piece = {
  readonly key: string;
  /** Missing where the document already holds it. */
  readonly html?: string;
};

let isComplete = false;

/** React puts these before the HTML it renders. Here the pictures follow right after. */
const PRELOADS = /<link rel="preload"[^>]*>/g;

/** A piece on the server. As JSON it is only its key: the document beside the data holds the rest. */
export class MadePiece implements Piece {
  readonly key: string;
  readonly html: string;

  constructor(key: string, rendered: string) {
    this.key = key;
    this.html = rendered.replace(PRELOADS, '');
  }

  toJSON(): Piece {
    const { key, html } = this;
    return isComplete ? { key, html } : { key };
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
