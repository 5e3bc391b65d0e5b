import fc from 'fast-check';

/** Random tests run for hundreds of mutants: use a few fixed cases and no shrinking. */
const CASES = 25;

type Assert = typeof fc.assert;

const assert = ((property: Parameters<Assert>[0], parameters: Parameters<Assert>[1]) =>
  fc.assert(property, { ...parameters, seed: 1, endOnFailure: true, numRuns: CASES })) as Assert;

/** Replaces `fast-check` in tests while mutants run. */
export default { ...fc, assert };
