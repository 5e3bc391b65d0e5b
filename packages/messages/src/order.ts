export const notLoaded = (what: string): string => `We could not load ${what}. Nothing is lost: try again in a moment.`;

export const pickup = 'Pickup';
export const sentToWhomItIsFor = 'Sent to the recipient.';
export const byEmail = 'By email';
export const to = 'To';
export const where = 'Where';
export const phone = 'Phone';
export const how = 'How';
export const when = 'When';
export const storeNamed = (name: string): string => `Our ${name} store`;

export const itemCount = (count: number): string => (count === 1 ? '1 item' : `${count} items`);
export const planDetails = 'Plan details';

export const free = 'Free';
export const toPay = 'To pay';
export const paid = 'Paid';
/** Of an order that was cancelled before its payment was sure. */
export const notCharged = 'Not charged';
export const itemsAndPlans = 'Items and plans';
export const otherSavings = 'Other savings';
/** Instead of an amount: an offer that takes nothing off the goods, such as a gift or free delivery. */
export const included = 'Included';

export const stuck = 'Stuck?';
export const contactUs = 'Contact us';
export const haveTheOrderNumberReady = 'Have the order number ready:';
export const changesAndReturns = '. You can also call to change the day or the address. More about returns:';
export const returnsOnly = '. More about returns:';
export const howReturnsWork = 'how returns work';

export const whereItIs = 'Where it is';
export const yourPickupCode = 'Your pickup code';
export const pickupCodeHint = 'Show it at the counter with photo ID. We hold your order for 7 days.';

export const cannotBuyAgain = 'Nothing in this order can be bought again. Search for something similar.';
export const orderNotLoaded = 'We could not load this order. Please try again.';
