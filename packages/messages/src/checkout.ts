/** Checkout texts, step by step. Sentences built from values are in the `checkout-…` files. */

export const checkout = 'Checkout';
export const loadingYourOrder = 'Loading your order';
export const needsScript = 'Your cart is saved in your browser. Switch on JavaScript to check out.';
export const seeYourCart = 'See your cart';
export const cartNotLoaded = 'We could not load your cart. Nothing is lost: it is saved on this device.';
export const cannotOrder = 'Something in your cart cannot be ordered as it is.';
export const stepDone = ', done';
export const yourOrder = 'Your order';
export const editCart = 'Edit cart';
export const showSummary = 'Show summary';
export const hideSummary = 'Hide summary';
export const theStore = 'the store';

export const haveAnAccount = 'Have an account? Sign in and we fill in your details.';
export const signIn = 'Sign in';
export const accountNotLoaded = 'We could not load your account. Enter your details, or try again later.';
export const emailAddress = 'Email address';
export const forReceipt = 'For your receipt.';
export const forReceiptAndDelivery = 'For your receipt and delivery updates.';
export const firstName = 'First name';
export const lastName = 'Last name';
export const phone = 'Phone';
export const phoneHint = 'The driver texts you 30 minutes before arriving. We never sell your number.';
export const phoneNotChecked = 'We could not check your phone number just now. Please try again.';
export const emailPriceDrops = 'Email me about price drops, once a week';
export const continueToDelivery = 'Continue to delivery';
export const continueToPayment = 'Continue to payment';

export const deliveryAddress = 'Delivery address';
export const billingAddress = 'Billing address';
export const chooseDeliveryAddress = 'Choose a delivery address';
export const chooseBillingAddress = 'Choose a billing address';
export const yourAddresses = 'Your addresses';
export const useThisAddress = 'Use this address';
export const addAnAddress = 'Add an address';
export const searchInstead = 'Search for an address instead';
export const enterAddressManually = 'Enter the address manually';
export const billingIsDelivery = 'Billing address is the same as the delivery address';
export const billingIsStore = 'Use the store’s address for billing';

export const deliveryOrPickup = 'Delivery or pickup';
export const pickup = 'Pickup';
export const deliveryMethod = 'Delivery method';
export const standardDelivery = 'Standard delivery';
export const expressDelivery = 'Express delivery';
export const chooseADay = 'Choose a day';
export const allDaysFull = 'All days are booked out at the moment';
export const free = 'Free';
export const collectInstead = 'Collect from a store instead';
export const deliveryDaysNotLoaded = 'We could not load the delivery days. Please try again in a moment.';
export const loadingDeliveryDays = 'Loading delivery days';
export const nothingToSend = 'There is nothing to deliver.';
export const nothingToDeliver = 'We email gift cards to their recipients, so there is nothing to deliver.';
export const deliveryDepends = 'Day and price depend on your suburb';
export const toYourDoor = 'To your door';
export const notInStoresNearYou = 'Not available from stores near you';
export const freeFromAStore = 'Free, from a store near you';
export const choiceGone = 'Your choice is no longer available. Please choose again.';

export const days = 'Days';
export const notYet = 'Not yet';
export const dayFull = 'Full';
export const dayClosed = 'Closed';
export const anyTime = 'Any time';
export const twoHourWindows = '2-hour windows';

export const storesNearYou = 'Stores near you';
export const changeSuburb = 'Change suburb';
export const storesNotLoaded = 'We could not load the stores near you. Please try again in a moment.';
export const loadingStores = 'Loading stores';
export const storeToCollectFrom = 'Store to collect from';
export const pickupDaysNotLoaded = 'We could not load the pickup days of this store. Please try again in a moment.';
export const whenToCollect = 'When to collect';
export const whenReady = 'As soon as it is ready';
export const duringOpeningHours = 'During opening hours';

export const collectFromAStore = 'Collect from a store';
export const deliveryByEmail = 'Delivery by email';
export const toItsRecipient = 'To the recipient’s email address';
export const standardUntilChosen = 'Standard delivery until you choose';
export const chooseAnotherAddress = 'Choose another address, or collect from a store';
export const pricedWhenChosen = 'Worked out when you choose delivery or pickup';
export const notDeliveredThere = 'Not delivered there';
export const notKnownYet = 'Not known yet';
export const leftToPay = 'Left to pay';
export const toPay = 'To pay';
export const payNow = 'Pay now';

export const giftCards = 'Gift cards';
export const giftCardsNotTaken =
  'Gift cards cannot buy gift cards. To use one for the other things in your cart, order the gift card on its own.';
export const addAGiftCard = 'Add a gift card';
export const addAnotherGiftCard = 'Add another gift card';
export const giftCardApplied = 'Gift card applied.';
export const notNeeded = 'Not needed for this order';
export const cardNumber = 'Card number';
export const pin = 'PIN';
export const applyGiftCard = 'Apply gift card';

export const paymentFormNotLoaded = 'We could not load the payment form. Reload the page to try again.';
export const payAnotherWay = 'Pay another way';
export const howToPay = 'How to pay';
/** For a provider whose own page takes the payment. */
export const payWith = (provider: string): string => `Continue to ${provider}`;
export const goingTo = (provider: string): string => `Opening ${provider}`;
export const paidAt = (provider: string, amount: string): string =>
  `You pay ${amount} on the secure page of ${provider} and come back here. We never see your card.`;
/** The links to the terms and the privacy policy stand between these three. */
export const payOnceAndAgree = 'You pay once, even if you click twice or the page reloads. By paying you agree to our ';
export const termsOfSale = 'terms of sale';
export const privacyIsIn = '. How we handle your details is in our ';
export const privacyPolicy = 'privacy policy';
export const methodsNotLoaded = 'We could not load the ways to pay. Please try again in a moment.';
export const notForThisOrder = 'Not available for this order';
export const isSimulator = 'This is a simulator.';
/** The link to the guide stands between these two. */
export const noMoneyIsTaken = ' No money is taken. Use only the test cards in ';
export const theGuide = 'the guide';
export const neverYourOwn = ', never your own.';
export const checkAgain = 'Check again';
export const changeYourCart = 'Change your cart';
export const chooseAgain = 'Choose again';
export const checkTheAddress = 'Check the address';
export const checkYourDetails = 'Check your details';
export const checkWhatIsLeft = 'You have not been charged. Check what is left to pay.';
export const totalNotKnown = 'We could not work out your total. Please try again.';
export const placingYourOrder = 'Placing your order';
export const placeOrder = 'Place order';
export const checkingPaymentOnce = 'Checking your payment. You will not be charged twice.';
export const totalHasChanged = 'Your total has changed.';
export const nowHigher = ' A price or an offer has changed, so you would pay more. You have not been charged.';
export const nowLower = ' A price or an offer has changed, so you would pay less. You have not been charged.';
export const wasTotal = 'Was';
export const nowTotal = 'Now';
export const leftAfterGiftCards = 'Left to pay after gift cards';
export const backToTheCart = 'Back to the cart';

export const checkingYourPayment = 'Checking your payment';
export const keepPageOpen = 'This takes a few seconds. Please leave this page open.';
export const resultNeedsScript = 'Switch on JavaScript to see the result of your payment. We email it to you as well.';
export const doNotPayAgain = 'Please do not pay again. Check once more, or wait for our email.';
export const orderPlaced = 'Thank you. Your order has been placed.';
/** The order number stands between these two. */
export const seeYourOrder = 'See your order';
export const oneMoreStep = 'One more step';

export const saveToAnAccount = 'Save this order to an account';
export const saveToAnAccountHint =
  'Track it, and find the invoice and warranty whenever you need them. We already have your details: just choose a password.';
export const chooseAPassword = 'Choose a password';
export const passwordHint =
  '8 or more characters, with upper and lower case letters, a number and a special character.';
export const createMyAccount = 'Create my account';
/** In “Please wait before you try to …”. */
export const toCreateAnAccount = 'create an account';
export const oneMoment = 'One moment';
export const orderNumber = 'Order number';
export const whatHappensNext = 'What happens next';
export const whatYouBought = 'What you bought';
/** In “We could not load …”. */
export const yourOrderSummary = 'the summary of your order';
export const backToTheShop = 'Back to the shop';
export const printSummary = 'Print summary';

export const didYouMean = 'Did you mean ';
export const meantEmail = (email: string): string => `${email}?`;
