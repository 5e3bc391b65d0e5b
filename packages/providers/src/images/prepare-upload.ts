import { createHash } from 'node:crypto';
import sharp from 'sharp';

const MAX_PIXELS = 40_000_000;
/** Twice the widest picture of a page. */
const MAX_WIDTH = 2400;
const READABLE: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff']);

export type PreparedUpload = { readonly name: string; readonly type: string; readonly content: Buffer };

/**
 * A picture as it is kept: upright, no wider than needed, and without what cameras write into it, such as where it was
 * taken. undefined: it is no picture. Drawings with scripts (SVG) are not taken.
 */
export async function prepareUpload(bytes: Buffer): Promise<PreparedUpload | undefined> {
  try {
    const opened = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const { format } = await opened.metadata();
    if (!READABLE.has(format)) return undefined;
    const content = await opened
      .rotate()
      .resize({ width: MAX_WIDTH, withoutEnlargement: true })
      .webp({ quality: 92, effort: 4 })
      .toBuffer();
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 20);
    return { name: `${hash}.webp`, type: 'image/webp', content };
  } catch {
    return undefined;
  }
}
