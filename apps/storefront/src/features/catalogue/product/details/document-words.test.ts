import { describe, expect, it } from 'vitest';
import { documentWords } from './document-words.ts';

describe('documentWords', () => {
  it.each([
    [{ url: '/media/guide.pdf', sizeBytes: 4_200_000 }, 'PDF, 4.2 MB'],
    [{ url: '/media/certificate.pdf', sizeBytes: 209_700 }, 'PDF, 210 kB'],
    [{ url: 'https://maker.example/guide.PDF?v=2' }, 'PDF'],
    [{ url: '/media/note.txt', sizeBytes: 12 }, 'TXT, 1 kB'],
    [{ url: 'https://maker.example/guide' }, ''],
  ])('of %j are "%s"', (document, expected) => {
    expect(documentWords(document)).toBe(expected);
  });
});
