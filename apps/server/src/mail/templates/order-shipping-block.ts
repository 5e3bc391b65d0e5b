import type { EnteredAddress } from '@wattle/domain/checkout';
import { type OrderShipping, orderServices } from '@wattle/domain/order';
import { unreachable } from '@wattle/domain/results';
import { orderPartMessages } from '@wattle/messages';
import { serviceWords, whileWeAreThere } from '@wattle/messages/on-site-services';
import { arrivalWords } from '@wattle/messages/order-arrival';
import { type Block, type Fact, factList } from './mail-blocks.ts';

const filled = (lines: readonly string[]): string[] => lines.map((line) => line.trim()).filter(Boolean);

const addressLines = (address: EnteredAddress): string[] =>
  filled([
    address.contactName,
    address.company,
    address.street1,
    address.street2,
    `${address.suburb} ${address.state} ${address.postcode}`,
  ]);

function placeFacts(shipping: OrderShipping): Fact[] {
  switch (shipping.type) {
    case 'DELIVERY': {
      const { address, note } = shipping;
      const services = orderServices({ shipping }).map(serviceWords);
      const driver = filled([note]);
      return [
        { label: orderPartMessages.deliverTo, lines: addressLines(address) },
        ...(services.length > 0 ? [{ label: whileWeAreThere, lines: services }] : []),
        ...(driver.length > 0 ? [{ label: orderPartMessages.noteForDriver, lines: driver }] : []),
      ];
    }
    case 'STORE_PICKUP': {
      const { name, address, phone } = shipping.store;
      return [{ label: orderPartMessages.collectFrom, lines: filled([name, address, phone]) }];
    }
    case 'EMAIL':
      return [];
    default:
      return unreachable(shipping);
  }
}

/** Delivery address or pickup store, and the day, if `hasDay`. */
export function orderShippingBlock(shipping: OrderShipping, hasDay: boolean): Block {
  const time = hasDay ? filled([arrivalWords(shipping) ?? '', shipping.label]) : [];
  return factList([
    ...(time.length > 0 ? [{ label: orderPartMessages.day, lines: time }] : []),
    ...placeFacts(shipping),
  ]);
}
