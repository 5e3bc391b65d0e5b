export const agencyRights = (name: string): string =>
  `We sell it as ${name}’s agent. Your rights under Australian Consumer Law are the same.`;
export const agencyPrice = (name: string): string => `The ${name} price is set by the manufacturer.`;

export const yourCart = 'Your cart';
export const free = 'Free';
export const aDonationAndNothingElse = 'Donation only';
export const itemCount = (count: number): string => (count === 1 ? '1 item' : `${count} items`);
/** Where it goes. The non-breaking space keeps suburb and postcode on one line. */
export const forPlace = (suburb: string, postcode: string): string => ` for ${suburb}\u00a0${postcode}`;
export const isInYourCart = (name = ''): string => `${name} is in your cart.`;
export const cannotOrderSeeLine = 'Something in your cart cannot be ordered as it is. See the note on that item.';

/** What left the cart or the saved items, and where it went. */
export function leftWords(how: 'REMOVED' | 'SAVED' | 'UNSAVED', name = 'It'): string {
  switch (how) {
    case 'REMOVED':
      return `${name} was removed.`;
    case 'SAVED':
      return `${name} moved to Saved for later, below the cart.`;
    case 'UNSAVED':
      return `${name} was removed from Saved for later.`;
  }
}

export const savedForLater = 'Saved for later';

export const notLoaded = 'We could not load your cart. Nothing is lost: it is saved on this device.';

export const notKeptHere =
  'Your browser does not save your cart. It is here until you close or reload this page. Sign in to keep it.';

export const loadingYourCart = 'Loading your cart';
export const needsScript = 'Your cart is saved in your browser. Switch on JavaScript to see it.';

export const emptyPicture = 'Kettle, toaster and blender';
export const yourCartIsEmpty = 'Your cart is empty';
export const emptyHint = 'Add something and it will be here when you come back.';
export const seeWhatWentDown = 'See what’s on sale';
export const openYourWishlist = 'Open your wishlist';

export const worthHavingOnTheSameTruck = 'Worth adding to the same delivery';
export const productsUnder = (heading: string): string => `Products: ${heading}`;

export const justAdded = 'Just added';
export const giftCardTo = (recipientName: string, recipientEmail: string): string =>
  `To ${recipientName}, ${recipientEmail}`;

/** What variants differ in, where nobody says. */
export const version = 'Version';
export const ofNamed = (name: string): string => `of ${name}`;
export const soldOutVariant = (name: string): string => `${name} (sold out)`;
export const variantChanged = (name: string, qty: number): string => `Changed to ${name}. ${qty} in your cart.`;
export const variantRefused = (name: string, why: string): string => `We could not change it to ${name}. ${why}`;

export const unitPrice = (qty: number, price: string): string => `${qty} × ${price} each`;
export const qtyOf = (qty: number): string => `Qty ${qty}`;

export const arrivesOn = (days: string): string => `Arrives ${days}`;

export const planNoLongerOffered = 'The repair plan you chose is no longer available.';
export const thePlanFor = (name: string): string => `the plan for ${name}`;
export const addPlan = (plan: string, qty: number): string => `Add a ${plan}${qty > 1 ? ' for each' : ''}`;
export const addFor = (price: string): string => `Add for ${price}`;
export const aPlanFor = (name: string): string => `a plan for ${name}`;
export const otherPlans = 'Other plans';
export const forNamed = (name: string): string => `for ${name}`;

export const giftCardNamed = (product: string, recipientName: string): string => `${product} to ${recipientName}`;
export const saveForLater = 'Save for later';

export const summary = 'Summary';
export const youSave = 'You save';
export const onThisOrder = 'on this order';
export const checkOut = 'Check out';
export const orPayAtOnceWith = 'or pay at once with';
export const applePay = 'Apple Pay';
export const googlePay = 'Google Pay';
export const addressAndDayNext = 'Address and day come next, before you pay.';
export const totalWithGst = 'Total, incl. GST';
export const cannotOrder = 'Something in your cart cannot be ordered as it is. Change or remove it first.';

export const addAPromoCode = 'Add a promo code';

export const deliveryByEmail = 'Delivery by email';
export const toItsAddress = 'To the recipient’s email address';
export const deliveryDepends = 'Day and price depend on your suburb';
export const priceNotKnown = 'We could not work out the price';
export const notKnown = 'Not known';
export const notDeliveredTo = (locality: string): string => `Not delivered to ${locality}`;
export const collectInStoreFree = 'Collect in store, free';
export const deliveryTo = (locality: string): string => `Delivery to ${locality}`;
export const chooseAPlace = 'Set your suburb';
export const fromDay = (day: string): string => `From ${day}`;
export const dayNotKnown = 'We could not work out the day';

export const chooseDeliveryDay = 'Choose your delivery day at checkout';
export const collectFree = 'Or collect free from a store';
export const stuck = 'Stuck?';
