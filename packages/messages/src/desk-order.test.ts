import { expect, it } from 'vitest';
import { actorWords, noteWords } from './desk-order.ts';

it.each([
  ['agent Coburg North store', 'Coburg North store'],
  ['manager Ada Okafor', 'Ada Okafor'],
  ['shopper', 'shopper'],
  ['agent', 'agent'],
  ['', ''],
])('who did it: %j reads %j', (actor, words) => {
  expect(actorWords(actor)).toBe(words);
});

it('the reason of a return is said in words, and a note as it was written', () => {
  expect([noteWords('FAULTY'), noteWords('Rings after six')]).toEqual(['Faulty', 'Rings after six']);
});
