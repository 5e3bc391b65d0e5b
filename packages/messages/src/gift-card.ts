export const anyAmount = 'Any amount';
export const giftCardDelivery = 'We email it to the recipient within minutes of your payment.';
export const giftCardNeedsScript = 'Your cart is saved in your browser. Switch on JavaScript to buy a gift card.';

export const editGiftCard = 'Edit gift card';
export const recipientName = 'Recipient’s name';
export const recipientEmail = 'Recipient’s email address';
export const yourName = 'Your name';
export const amount = 'Amount';
export const message = 'Message';
export const noMessage = 'No message';
export const edit = 'Edit';
/** On the picture of the card. */
