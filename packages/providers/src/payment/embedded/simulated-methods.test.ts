import { PAYMENT_TYPES } from '@wattle/domain/checkout';
import { describe, expect, it } from 'vitest';
import { ADYEN_NAMES } from '../adyen/method-types.ts';
import { drawLogo } from './browser/drawings.ts';
import { LISTED_METHODS, simulatedMethod } from './simulated-methods.ts';

describe('the methods of the simulator', () => {
  it.each(PAYMENT_TYPES.flatMap((type) => ADYEN_NAMES[type]))('%s is played, with its mark', (name) => {
    expect(drawLogo(name)).toContain(simulatedMethod(name)?.mark[1]);
  });

  it('are listed by the names that the shop reads, each once', () => {
    const firstNames = PAYMENT_TYPES.flatMap((type) => ADYEN_NAMES[type].slice(0, 1));
    expect(LISTED_METHODS.map(({ type }) => type).sort()).toEqual(firstNames.sort());
  });

  it('draws the marks of cards, and of names that mean the same', () => {
    expect(drawLogo('visa')).toContain('VISA');
    expect(drawLogo('givex')).toBe(drawLogo('giftcard'));
    expect(drawLogo('wechatpay')).toBe(drawLogo('wechatpayQR'));
    expect(drawLogo('constructor')).toContain('CONS');
  });
});
