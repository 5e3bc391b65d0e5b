import { expect, it } from 'vitest';
import { addToNote } from './add-to-note.ts';
import { DRIVER_NOTE_MAX } from './on-site-services.ts';

it.each([
  ['', 'Stairs', 'Stairs'],
  ['Stairs', 'Call first', 'Stairs, Call first'],
  ['Ring the bell. ', 'Stairs', 'Ring the bell. Stairs'],
  ['Mind the stairs', 'Stairs', null],
  ['x'.repeat(DRIVER_NOTE_MAX - 3), 'Stairs', null],
])('%j with %j is %j', (note, words, result) => {
  expect(addToNote(note, words)).toBe(result);
});
