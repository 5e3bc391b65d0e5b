import type { JsonObject } from '../../json.ts';
import { objectOf, textOf, wholeOf } from '../../json.ts';
import type { ServiceAnswer, ServiceContext } from '../service-context.ts';
import type { Transaction } from '../transact.ts';

export type OperationCall = {
  readonly body: JsonObject;
  /** Of the payment in the address, where there is one. */
  readonly reference: string;
};

/** Only reads and puts: it may run again when another was faster. */
export type Operation = (service: ServiceContext, tx: Transaction, call: OperationCall) => Promise<ServiceAnswer>;

export type Amount = { readonly currency: string; readonly value: number };

/** Nothing when there is none, or it is less than nothing. */
export function readAmount(body: JsonObject, name = 'amount'): Amount | undefined {
  const given = objectOf(body, name);
  const [currency, value] = given ? [textOf(given, 'currency'), wholeOf(given, 'value')] : [];
  return currency === undefined || value === undefined || value < 0 ? undefined : { currency, value };
}
