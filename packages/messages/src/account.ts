export const dashboard = 'Dashboard';
export const orders = 'Orders';
export const details = 'Details';
export const addresses = 'Addresses';
export const password = 'Password';
export const subscriptions = 'Subscriptions';
export const account = 'Account';
export const signingOut = 'Signing out';
export const signOut = 'Sign out';

export const openingYourAccount = 'Opening your account';

export const defaultDelivery = 'Default delivery';
export const defaultBilling = 'Default billing';
export const useForBills = 'Use for billing';
export const useForDelivery = 'Use for delivery';
export const makeDefault = 'Make default';

export const addressesIntro = 'Used at checkout. One default for delivery, one for billing.';

export const deliveryAddressesIntro = 'Your default is filled in at checkout.';
export const deliveryAddresses = 'Delivery addresses';
export const addressBookNeedsAccount = 'An address book needs an account';
export const addressBookHint =
  'Sign in to save your addresses: home, work, the beach house. Your default is filled in at checkout. Without an account you can enter an address at checkout.';
export const signIn = 'Sign in';
export const createAnAccount = 'Create an account';

export const loadYourAccount = 'Load your account';
export const needsScript = 'Your account needs JavaScript. Switch it on to see it.';
export const loadingYourAccount = 'Loading your account';
export const settingUpYourAccount = 'Setting up your account';
export const settingUpHint = 'This takes a few seconds. The page continues automatically.';

export const recentOrders = 'Recent orders';
export const allOrders = 'All orders';

export const lookedAfter = 'Looked after';
export const wishlistHint = 'Press the heart on anything you like to save it here.';
export const wishlistSynced = 'The same on every device where you are signed in.';
export const nothingSavedYet = 'Nothing saved yet';
export const openTheWishlist = 'Open the wishlist';
export const addressHint = 'Save one and we fill it in at checkout.';
export const noAddressYet = 'No address yet';
export const addAnAddress = 'Add an address';
export const manageAddresses = 'Manage addresses';

export const nextPickup = 'Next pickup';
export const nextDelivery = 'Next delivery';
export const trackThisOrder = 'Track this order';
export const howFarItIs = 'Order progress';

export const plansNotLoaded = 'We could not load them just now. You can find them in each order.';
export const repairPlans = 'Repair plans';
export const openYourOrders = 'Open your orders';
export const noPlanHint = 'Your rights under the consumer guarantees apply without one.';
export const noRepairPlanRunning = 'No repair plan running';
export const whatAPlanCovers = 'What a plan covers';
export const seeTheOrder = 'See the order';
export const seeWhatTheyCover = 'See what they cover';

export const yourAccountIsReady = 'Your account is ready';
export const nothingOrderedYet = 'Nothing ordered yet';
export const noOrdersHint =
  'Your orders will appear here, with delivery days and tracking. Orders placed as a guest with this email address appear automatically.';
export const addADeliveryAddress = 'Add a delivery address';

export const notDeleted = 'We could not delete your account. Please try again.';
export const passwordIncorrect = 'That password is incorrect.';

export const detailsIntro = 'Used on orders, invoices and repair plans.';
export const yourDetails = 'Your details';

export const print = 'Print';

export const orderNotFoundTitle = 'Order not found';
export const orderNotFound = 'We could not find this order';
export const orderNotFoundHint =
  'Check the number. An order placed as a guest or with another email address is in the account for that address.';
export const seeYourOrders = 'See your orders';
export const trackAnOrder = 'Track an order';

export const theNewestFirst = 'Newest first.';
export const noOrdersYet = 'No orders yet';
export const ordersHint =
  'Your orders appear here, with tracking and tax invoices. Orders placed as a guest with this email address appear automatically.';
export const noSuchPage = 'No more orders';
export const emptyPage = 'This page of your orders is empty.';
export const seeTheNewestOrders = 'See the newest orders';

export const authenticatorApp = 'Authenticator app';
export const authenticatorOn = 'On: after your password we ask for a code from the app.';
export const authenticatorOff = 'Off: your password alone lets you in. With an app we ask for its code too.';
export const removeTheApp = 'Remove the app';
export const removing = 'Removing';
export const setUpAnApp = 'Set up an app';
export const oneMoment = 'One moment';

export const appCodeIncorrect = 'That code is incorrect. Enter the current code from the app.';

export const moreUnder = 'More ways to protect your account are under';
export const changeYourPassword = 'Change your password';
export const securityLink = 'security';

export const yourPassword = 'Your password';
export const iKnowIt = 'I know it';
export const iKnowItHint = 'Change it to a new one. You need your current password.';
export const changePassword = 'Change password';
export const iForgotIt = 'I forgot it';
export const iForgotItHint = 'We send a code to your email address, and you choose a new one.';
export const resetPassword = 'Reset password';

export const passwordHint = 'A new one signs out every other device.';

export const security = 'Security';
export const securityIntro = 'How you sign in, and where.';
export const signOutEverywhere = 'Sign out everywhere';
export const signOutEverywhereHint = 'On this device and all others. Do it when a device is lost.';
export const notSignedOut = 'We could not sign you out. Please try again.';

export const signInNotReached = 'We could not reach the sign-in service. Please try again.';

export const newsletterTopic = 'Good prices, good advice';
export const newsletterDetail = 'One email a week, Thursdays';
export const priceDropTopic = 'Price drops on my wishlist';
export const priceDropDetail = 'No more than one email a day';
export const backInStockTopic = 'Back in stock';
export const backInStockDetail = 'Products you asked about';
export const eventsTopic = 'Events near me';
export const eventsDetail = 'Tastings, repair evenings, first looks';
export const toOrderPhone = 'To the phone number on the order';
export const textsTopic = 'Text messages about deliveries';

export const subscriptionsIntro = 'Changes are saved straight away.';

export const orderMessagesStay = 'We always send order and safety messages.';
export const stopAllMarketing = 'Stop all marketing';
export const noMarketing = 'You will not get any marketing from us.';

export const subscriptionNotSaved = 'We could not save that. Nothing has changed.';
export const saved = 'Saved.';
export const marketingStopped = 'All marketing has been stopped.';

export const contact = 'Contact';
export const contactHint = 'We only call about deliveries.';
export const firstName = 'First name';
export const lastName = 'Last name';
export const emailAddress = 'Email address';
export const emailChangeHint = 'If you change it, we send a code to the new address first.';
export const phone = 'Phone';
export const saving = 'Saving';
export const saveChanges = 'Save changes';

export const deleteTheAccount = 'Delete your account';
export const deleteHint =
  'We remove your details, addresses and wishlist. We keep order records for as long as the law requires.';
export const keepTheAccount = 'Keep my account';
export const deleting = 'Deleting';
export const deleteForGood = 'Delete permanently';
export const deleteQuestion = 'Delete your account?';
export const deleteWarning =
  'This cannot be undone. You are signed out everywhere, and your details, addresses and wishlist are removed. Your repair plans and consumer rights are not affected: keep your order numbers.';

/** The new address stands between these two. */
export const codeSentTo = 'We sent a code to ';
export const oldAddressUntil = '. Your old address stays until you enter it.';
export const codeFromEmail = 'Code from the email';
export const confirmTheAddress = 'Confirm the address';
export const sendCodeAgain = 'Send the code again';
export const keepOldAddress = 'Keep the old address';
export const codeNotChecked = 'We could not check the code. Please try again.';

export const scanWithApp = 'Scan this with your authenticator app, then enter the code it shows.';
export const codeFromApp = 'Code from the app';
export const switchItOn = 'Turn it on';
export const notNow = 'Not now';

export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const repeatNewPassword = 'Repeat the new password';
export const changingPassword = 'Changing';
export const passwordNotChanged = 'We could not change your password. Please try again.';
export const passwordChanged = 'Your password was changed. Other devices are signed out.';
export const detailsNotSaved = 'We could not save your details. Please try again.';
