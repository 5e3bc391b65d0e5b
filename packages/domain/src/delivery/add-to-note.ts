import { DRIVER_NOTE_MAX } from './on-site-services.ts';

/** A note with more words at its end, each only once; null: it has them, or they do not fit. */
export function addToNote(note: string, words: string): string | null {
  const before = note.trimEnd();
  if (before.toLowerCase().includes(words.toLowerCase())) return null;
  const added = before === '' ? words : `${before}${/[.,;:!?]$/.test(before) ? ' ' : ', '}${words}`;
  return added.length > DRIVER_NOTE_MAX ? null : added;
}
