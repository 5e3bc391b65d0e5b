import fc from 'fast-check';

/** A random test is run for hundreds of mutants: with a few cases, the same in every run, and none made smaller. */
const CASES = 25;

type Assert = typeof fc.assert;

const assert = ((property: Parameters<Assert>[0], parameters: Parameters<Assert>[1]) =>
  fc.assert(property, { ...parameters, seed: 1, endOnFailure: true, numRuns: CASES })) as Assert;

/** What tests get for `fast-check` while mutants are tried. */
export default { ...fc, assert };
