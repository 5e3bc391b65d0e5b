import type { JsonObject } from '../../json.ts';
import { json } from '../service-context.ts';
import { LISTED_METHODS } from '../simulated-methods.ts';
import type { Operation } from './operation.ts';

const namesIn = (body: JsonObject, name: string): readonly unknown[] => {
  const given = body[name];
  return Array.isArray(given) ? given : [];
};

/** Every simulated method, minus those the caller blocks. */
export const listPaymentMethods: Operation = async (_service, _tx, { body }) => {
  const [allowed, blocked] = [namesIn(body, 'allowedPaymentMethods'), namesIn(body, 'blockedPaymentMethods')];
  const isIn = (names: readonly unknown[], { type, brand }: JsonObject) =>
    names.includes(type) || names.includes(brand);
  const paymentMethods = LISTED_METHODS.filter(
    (method) => (allowed.length === 0 || isIn(allowed, method)) && !isIn(blocked, method),
  );
  return json(200, { paymentMethods });
};
