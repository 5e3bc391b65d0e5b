export const taxInvoice = 'Tax invoice';
export const creditNote = 'Credit note';
export const adjustmentNote = 'Adjustment note for GST';

export const invoice = 'Invoice';
export const issued = 'Issued';
export const orderPlaced = 'Order placed';
export const arrives = 'Arrives';
export const forTaxInvoice = 'For tax invoice';
export const invoiceOf = (number: string, day: string): string => `${number} of ${day}`;

export const reason = 'Reason';
/** With a capital letter. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const from = 'From';
export const to = 'To';
export const deliveredTo = 'Delivered to';
export const collectedFrom = 'Collected from';

export const qty = 'Qty';
export const description = 'Description';
export const unitPrice = 'Unit price';
export const gstInIt = 'GST in it';
export const amount = 'Amount';
export const model = (sku: string): string => `Model ${sku}`;
export const planFor = (what: string): string => `For ${what}`;
export const giftCardFor = (name: string): string => `To ${name}. No GST until it is spent`;
export const noGst = 'No GST on it';
export const withAnOffer = 'With an offer';
export const offers = 'Offers';
export const shareOfOffer = (name: string): string => `Its share of ${name}`;
export const shareOfOffers = 'Its share of the offers';
export const delivery = 'Delivery';
export const forFree = (service: string): string => `${service}: free`;
export const goodwill = 'Goodwill';
export const giftKept = 'Gift that you keep';
export const already = 'Already refunded as goodwill';

export const withoutGst = 'Total without GST';
export const gst = 'GST';
export const totalWithGst = 'Total, GST included';
export const leftToPay = 'Left to pay';
export const creditWithoutGst = 'Credit without GST';
export const gstAdjustment = 'GST adjustment';
export const creditWithGst = 'Credit, GST included';
export const backTo = (label: string): string => `To ${label}`;
export const insteadOf = (label: string): string => `To a new gift card instead of ${label}`;
export const leftToRefund = 'Left to refund';

export const keepForWarranty = 'Keep this page: it is your proof of purchase for the Manufacturer’s Warranty.';
export const keepForPlan =
  'Keep this page: it is your proof of purchase for the Manufacturer’s Warranty and the repair plan.';
export const paidInFull = 'Paid in full';
export const returnIt = 'Return it';
export const returnWithin = (days: number, number: string): string =>
  `If you change your mind: within ${days} days of getting it. Find your order on our website with ${number} and your email.`;
export const keepIt = 'Keep this page for your records.';
export const invoiceAfter = (number: string, was: string, now: string, gstNow: string): string =>
  `Invoice ${number} was ${was}. After its credit notes it is ${now}, with GST of ${gstNow}.`;
export const footInvoice =
  'All prices in Australian dollars. Our goods come with guarantees that cannot be excluded under the Australian Consumer Law.';
export const footCredit = (amountOfGst: string): string =>
  `All amounts in Australian dollars. If you claimed the GST on this purchase, reduce your claim by ${amountOfGst}.`;
export const pageOf = (title: string, number: string, page: number, count: number): string =>
  `${title} ${number}, page ${page} of ${count}`;

export const linkExpired = 'This link has expired.';
