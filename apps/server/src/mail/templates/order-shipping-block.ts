import { type EnteredAddress, type OrderShipping, unreachable } from '@wattle/domain';
import { formatDeliveryDays, orderPartMessages } from '@wattle/messages';
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
      const driver = filled([note]);
      return [
        { label: orderPartMessages.deliverTo, lines: addressLines(address) },
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

/** Where it goes or waits, and when, unless that is now. */
export function orderShippingBlock(shipping: OrderShipping, hasDay: boolean): Block {
  const { day, rangeEnd, label } = shipping;
  const days = day === null ? '' : formatDeliveryDays(day, rangeEnd ?? day);
  const time = hasDay ? filled([days, label]) : [];
  return factList([
    ...(time.length > 0 ? [{ label: orderPartMessages.day, lines: time }] : []),
    ...placeFacts(shipping),
  ]);
}
