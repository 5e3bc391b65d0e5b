export const customerSince = (since: string): string => `, customer since ${since}`;
export const hello = (name: string): string => `Hello, ${name}`;
export const allOrdersCount = (total: number): string => (total === 1 ? 'Your order' : `All ${total} orders`);
export const savedCount = (count: number): string => `${count} saved`;
export const defaultAddress = (place: string, isForBilling: boolean): string =>
  `${place}, your default for delivery${isForBilling ? ' and billing' : ''}.`;
export const pickupLine = (what: string, name: string): string =>
  `${what}, at our ${name} store. Bring the order number.`;
export const emailLine = (what: string): string => `${what}, by email.`;
export const deliveryLine = (what: string, street1: string, suburb: string): string =>
  `${what} to ${street1}, ${suburb}.`;
export const andMore = (count: number): string => ` And ${count} more.`;
export const plansRunning = (count: number): string =>
  count === 1 ? '1 repair plan running' : `${count} repair plans running`;
export const planUntil = (name: string, endsAt: string): string => `${name} until ${endsAt}.`;
