import { expect, it } from 'vitest';
import { writeForm } from './write-form.ts';

it('writes lists and objects as Stripe reads them, and leaves out what is not there', () => {
  const form = writeForm({
    mode: 'payment',
    lines: [{ price: { amount: 5 } }, { price: { amount: 0 } }],
    none: undefined,
  });
  expect([...form]).toEqual([
    ['mode', 'payment'],
    ['lines[0][price][amount]', '5'],
    ['lines[1][price][amount]', '0'],
  ]);
  expect(String(writeForm({ name: 'Fridge & Söhne' }))).toBe('name=Fridge+%26+S%C3%B6hne');
});
