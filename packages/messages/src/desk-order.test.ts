import { expect, it } from 'vitest';
import { actorWords } from './desk-order.ts';

it.each([
  ['agent Coburg North store', 'Coburg North store'],
  ['manager Ada Okafor', 'Ada Okafor'],
  ['shopper', 'shopper'],
  ['agent', 'agent'],
  ['', ''],
])('who did it: %j reads %j', (actor, words) => {
  expect(actorWords(actor)).toBe(words);
});
