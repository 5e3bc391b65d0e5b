import { describe, expect, it } from 'vitest';
import { createAlert } from './alert.ts';

describe('createAlert', () => {
  it('is a success that stays 5 s unless told otherwise [C-9-04 C-9-05 D-9-28 D-3-34]', () => {
    expect(createAlert('a1', { content: 'Address saved.' })).toEqual({
      id: 'a1',
      type: 'SUCCESS',
      content: 'Address saved.',
      duration: 5000,
    });
  });

  it.each([
    ['INFO', undefined, 5000],
    ['ERROR', undefined, 6000],
    ['ERROR', 1000, 1000],
    ['SUCCESS', 0, 0],
  ] as const)('%s with duration %s stays %s ms', (type, duration, shown) => {
    const alert = createAlert('a1', { content: 'x', type, ...(duration === undefined ? {} : { duration }) });
    expect(alert.duration).toBe(shown);
  });
});
