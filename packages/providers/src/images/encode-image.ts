import sharp, { type Sharp } from 'sharp';
import type { ImageFormat } from './port.ts';

// one core per image: page rendering needs the other
sharp.concurrency(1);

/** Background for transparent images in formats without transparency. */
const GROUND = '#F0EADE';
const MAX_PIXELS = 40_000_000;
const SVG_DPI = 72;

const encoders: Readonly<Record<ImageFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 58, effort: 2 }),
  webp: (image) => image.webp({ quality: 80, alphaQuality: 90, effort: 3 }),
  jpeg: (image) => image.flatten({ background: GROUND }).jpeg({ quality: 82, mozjpeg: true }),
  png: (image) => image.png(),
};

/** SVG is rendered at the requested width; a photo is only ever scaled down. */
async function openAt(source: Buffer, width: number): Promise<Sharp> {
  const opened = sharp(source, { limitInputPixels: MAX_PIXELS });
  const { format, width: own = width } = await opened.metadata();
  if (format !== 'svg') return opened.rotate().resize({ width, withoutEnlargement: true });
  const density = Math.min(1200, Math.max(SVG_DPI, (SVG_DPI * width) / own));
  return sharp(source, { density, limitInputPixels: MAX_PIXELS }).resize({ width });
}

export async function encodeImage(source: Buffer, format: ImageFormat, width: number, blur: boolean): Promise<Buffer> {
  const image = await openAt(source, blur ? Math.min(width, 64) : width);
  if (!blur) return encoders[format](image).toBuffer();
  const soft = image.blur(5);
  return (format === 'webp' ? soft.webp({ quality: 20, alphaQuality: 20 }) : encoders[format](soft)).toBuffer();
}
