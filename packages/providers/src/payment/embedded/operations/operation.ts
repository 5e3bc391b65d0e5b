import type { JsonObject } from '../../json.ts';
import { objectOf, textOf, wholeOf } from '../../json.ts';
import type { ServiceAnswer, ServiceContext } from '../service-context.ts';
import type { Transaction } from '../transact.ts';

export type OperationCall = {
  readonly body: JsonObject;
  /** The payment in the address, if any. */
  readonly reference: string;
};

/** Must only read and put: it runs again after losing a race. */
export type Operation = (service: ServiceContext, tx: Transaction, call: OperationCall) => Promise<ServiceAnswer>;

export type Amount = { readonly currency: string; readonly value: number };

/** Undefined when it is missing or negative. */
export function readAmount(body: JsonObject, name = 'amount'): Amount | undefined {
  const given = objectOf(body, name);
  const [currency, value] = given ? [textOf(given, 'currency'), wholeOf(given, 'value')] : [];
  return currency === undefined || value === undefined || value < 0 ? undefined : { currency, value };
}
