import { transcode } from 'node:buffer';

/**
 * The bytes of a page. A single character outside Latin-1, such as a dash, makes V8 write the whole text character by
 * character; through UTF-16 it takes a third of that. A lone surrogate cannot go this way.
 */
export function utf8Bytes(text: string): Buffer {
  return text.isWellFormed() ? transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8') : Buffer.from(text);
}
