import { describe, expect, it } from 'vitest';
import { defaultValues } from '../define-kind.ts';
import { Pen } from '../pen.ts';
import { washer } from './washer.ts';
import { washerdryer } from './washerdryer.ts';

const standard = defaultValues(washerdryer.params);
const draw = (params: Partial<typeof standard>) =>
  washerdryer.draw(new Pen(), { ...standard, ...params }, { flat: false });

describe('washerdryer', () => {
  it('is a washer with a sign of its own on it', () => {
    const { drykg: _, ...shared } = standard;
    const plain = washer.draw(new Pen(), { ...shared, panel: 'dial' }, { flat: false });
    expect(draw({}).startsWith(plain)).toBe(true);
    expect(draw({}).length).toBeGreaterThan(plain.length);
  });

  it('shows the kilograms it washes and the kilograms it dries', () => {
    expect(draw({ drykg: 7 })).not.toBe(draw({ drykg: 6 }));
    expect(draw({ kg: 10 })).not.toBe(draw({ kg: 9 }));
  });
});
