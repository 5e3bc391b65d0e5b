import { describe, expect, it } from 'vitest';
import { parseJudgements } from './judgements.ts';

describe('parseJudgements', () => {
  it('gathers the ratings of each query', () => {
    const queries = parseJudgements('query,docid,rating\nred kettle,k1,3\nred kettle,t1,0\r\n"toaster, wide",t1,2\n');
    expect([...queries.keys()]).toEqual(['red kettle', 'toaster, wide']);
    expect(queries.get('red kettle')).toEqual(
      new Map([
        ['k1', 3],
        ['t1', 0],
      ]),
    );
  });
});
