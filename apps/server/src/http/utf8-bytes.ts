import { transcode } from 'node:buffer';

/** Text of a page in V8's own letters. Used again for each page, as fresh memory costs more than writing to it. */
let letters = Buffer.allocUnsafeSlow(512 * 1024);

/**
 * The bytes of a page. A single character outside Latin-1, such as a dash, makes V8 write the whole text character by
 * character; through UTF-16 it takes a third of that. A lone surrogate cannot go this way.
 */
export function utf8Bytes(text: string): Buffer {
  if (text.length * 2 > letters.length) letters = Buffer.allocUnsafeSlow(text.length * 2);
  const length = letters.write(text, 'utf16le');
  try {
    return transcode(letters.subarray(0, length), 'utf16le', 'utf8');
  } catch {
    return Buffer.from(text);
  }
}
