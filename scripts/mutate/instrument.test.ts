import { describe, expect, it } from 'vitest';
import { findMutants } from './find-mutants.ts';
import { instrument } from './instrument.ts';
import { openMutation } from './mutation.ts';

const mutation = openMutation();

/** Runs a program that writes its result to `out`, with one mutant active. */
function run(text: string, replacement?: string): unknown {
  const mutants = findMutants('some.js', text, 0);
  const mutant = mutants.find((some) => some.replacement === replacement);
  if (mutant) mutation.activate(mutant.id, 1000);
  try {
    return new Function(`let out; ${instrument(text, mutants)}; return out;`)();
  } finally {
    mutation.deactivate();
  }
}

describe('instrument', () => {
  it.each([
    ['nothing, as long as no mutant is active', 'out = 2 < 3 ? [1, 2] : [];', undefined, [1, 2]],
    ['a condition', "out = 2 < 3 ? 'yes' : 'no';", '2 >= 3', 'no'],
    ['what is inside something that is changed too', 'out = (1 + 2) * 3;', '1 - 2', -3],
    ['a statement before an else', 'if (true) out = 2; else out = 3;', '', undefined],
    ['a link of a chain', 'const a = { b: undefined }; out = a.b?.c;', undefined, undefined],
    ['a call in a chain', 'out = [3, 4].filter((n) => n > 3).length;', '[3, 4]', 2],
  ])('changes %s', (_, text, replacement, expected) => {
    expect(run(text, replacement)).toEqual(expected);
  });

  it('ends a loop that a mutant made endless', () => {
    expect(() => run('let i = 0; while (i < 3) { i += 1; } out = i;', 'i -= 1')).toThrow('never ends');
  });

  it('knows whether the active one was met', () => {
    const mutants = findMutants('some.js', 'out = true ? 1 : 2;', 0);
    const program = new Function(`let out; ${instrument('out = true ? 1 : 2;', mutants)}`);
    const met = mutants.map(({ id }) => {
      mutation.activate(id, 1000);
      program();
      return mutation.deactivate().wasMet;
    });
    expect(met).toEqual([true, true, true, false]);
  });

  it('knows which mutants were come past: not the one in the 2', () => {
    mutation.record();
    run('out = true ? 1 : 2;');
    expect(mutation.recorded().ids).toEqual([0, 1, 2]);
  });
});
