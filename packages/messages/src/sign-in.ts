/** Texts of sign-in, sign-up and password pages. Texts around a value come in two parts. */

export const signIn = 'Sign in';
export const signingIn = 'Signing in';
export const signInSub = 'Your orders, plans and saved addresses, and a cart that follows you from phone to laptop.';
export const createAnAccount = 'Create an account';
export const createAccount = 'Create account';
export const emailAddress = 'Email address';
export const password = 'Password';
export const repeatPassword = 'Repeat your password';
export const newPassword = 'New password';
export const repeatNewPassword = 'Repeat your new password';
export const firstName = 'First name';
export const lastName = 'Last name';
export const fullName = 'Name';
export const phone = 'Phone';
export const code = 'Code';
export const codeFromApp = 'Code from the app';
export const confirm = 'Confirm';
export const goOn = 'Continue';
export const oneMoment = 'One moment';
export const saving = 'Saving';
export const sending = 'Sending';
export const backToSignIn = 'Back to sign in';
export const goToTheShop = 'Go to the shop';
export const goToYourDetails = 'Go to your details';
export const emailPriceDrops = 'Email me about price drops, once a week';
export const allInOnePlace = 'Every order and repair plan, kept in one place.';
export const needsScript =
  'Signing in needs JavaScript, because your password never leaves your browser. Please turn it on and reload this page. You can browse the shop without it.';

export const newHere = 'New here? ';
export const checkOutWithout = '. You can also check out as a guest.';
export const haveAnAccount = 'Have an account? ';
export const passwordChanged = 'Your password has been changed. Sign in with the new one.';
export const forgotten = 'Forgot your password?';
export const demoShop = 'This is a demo shop: nothing is sold or sent.';
export const signInWithPasskey = 'Sign in with a passkey';
export const waitingForPasskey = 'Waiting for your passkey';
export const passkeyNotUsed = 'No passkey was used. Try again, or sign in with your password.';
export const passkeyRefused = 'That passkey didn’t work. Try again, or sign in with your password.';
export const passkeyUnsupported = 'Passkeys don’t work in this browser here. Sign in with your password.';
export const or = 'or';
export const orElse = ', or ';
export const hostedNotOpened = 'We couldn’t open the sign-in page. Check your connection and try again.';
export const ownSignIn = 'Our sign-in page';
export const continueWith = 'Continue with ';
export const demoEmailsAreIn = 'This is a demo shop: its emails are in ';
export const theMailbox = 'the mailbox';

export const signingYouIn = 'Signing you in';
export const notSignedIn = 'You’re not signed in';
export const cameBack = 'You came back without signing in. Nothing has changed.';
export const notReached = 'We couldn’t reach the shop';
export const checkConnection = 'Check your connection and sign in again.';

export const oneMoreStep = 'One more step';
export const howToConfirm = 'How would you like to confirm it’s you?';
export const useApp = 'Use my authenticator app';
export const emailMe = 'Email me a code';
export const textMe = 'Text me a code';
export const setUpSecondStep = 'Set up two-step sign-in';
export const needsApp =
  'Your account needs an authenticator app. Scan this with the app, then enter the code it shows.';
export const finishAndSignIn = 'Finish and sign in';
export const whereToSend = 'Where should we send a code when you sign in?';
export const enterBackupCode = 'Enter one of the backup codes you saved. Each works once.';
export const backupCode = 'Backup code';
export const useBackupCode = 'Use a backup code';
export const useAppInstead = 'Use the code from the app';
export const backupCodeWrong = 'That code isn’t right, or has been used. Try another one.';
export const enterAppCode = 'Enter the code from your authenticator app.';
export const pleaseAnswer = 'Please answer this question to continue.';
export const yourAnswer = 'Your answer';
export const codeEmailedTo = 'We emailed a 6-digit code to ';
export const codeTextedTo = 'We texted a 6-digit code to ';
export const yourPhone = 'your phone';
export const worksForMinutes = '. It works for a few minutes.';
export const unsupported = 'We can’t do this step here';
export const unsupportedHint = 'Your account needs a step that this page does not offer. Please use our sign-in page.';

export const confirmYourEmail = 'Confirm your email';
export const confirmingYourEmail = 'Confirming your email';
export const pressOrEnter = 'Press the button in the email we sent you, or enter its code here.';
export const enterTheCode = 'Enter the code';
export const alreadyConfirmed = 'Already confirmed? ';
export const checkYourEmail = 'Check your email';
export const codeSentTo = 'We sent a 6-digit code to ';
export const enterItHere = '. Enter it here, or press the button in the email. It works for a day.';
export const enterCodeSentTo = 'Enter the 6-digit code we sent to ';
export const useAnotherEmail = 'use another email';
export const nothingYet = 'Nothing yet? ';
export const sendNewCode = 'Send a new code';
export const sendNewCodeIn = 'Send a new code in ';
export const accountReady = 'Your account is ready';
export const thanksForConfirming = 'Thank you for confirming your email address.';
export const thanksAndLetIn =
  'Thank you for confirming your email address. If the page you signed up on is still open, you are signed in there.';
export const linkAlreadyUsed = 'This link has already been used';
export const confirmedCanSignIn = 'Your account is already confirmed. You can sign in.';
export const newAddressConfirmed = 'Your new email address is confirmed';
export const newAddressHint = 'Use it to sign in from now on. We send your emails there.';
export const linkOver = 'This link no longer works';
export const notConfirmed = 'We couldn’t confirm it';
export const linkTooOld = 'It is incorrect, or more than a day old. We can send you a new one.';
export const reloadOrNewEmail = 'Reload this page, or ask for a new email.';
export const sendNewEmail = 'Send a new email';
export const newEmailSent = 'If there is an account to confirm, a new email is on its way.';
export const usedOrDayOld = 'It has already been used, or is more than a day old.';
export const signInToConfirm = 'Sign in to confirm it';
export const signInToConfirmHint = 'This link confirms an account’s email address. Sign in to that account to finish.';

export const resetYourPassword = 'Reset your password';
export const resetSub = 'We’ll email you a link. It works once, for an hour.';
export const sendTheEmail = 'Send the email';
export const enterCodeInstead = 'Enter the code instead';
export const chooseNewPassword = 'Choose a new password';
export const firstPasswordSub = 'Your first password was set for you. Choose one that only you know.';
export const youWillBeSignedIn = 'You’ll be signed in with it.';
export const enterResetCode = 'Enter the code from our email. It works once, for an hour.';
export const saveAndSignIn = 'Save and sign in';
export const sendNewLink = 'Send a new link';
export const usedOrHourOld = 'It has already been used, or is more than an hour old. Your password has not changed.';
export const timeForNewPassword = 'Time for a new password';
export const resetNeeded = 'Your account needs a new password before you can sign in. We’ll email you a code.';

/** In “You can … again at 10:15 am”. */
export const toTry = 'try';
export const toAskForEmail = 'ask for an email';
export const toCreateAccount = 'create an account';
export const toSignIn = 'sign in';

export const noMatch = 'That email and password don’t match.';
export const checkBothOr = ' Check both, or ';
export const resetYourPasswordLink = 'reset your password';
export const resetThePasswordLink = 'reset the password';
export const tooManyTries = 'Too many tries.';
export const orNow = ' now';
export const emailHasAccount = 'This email already has an account.';
export const orBetween = ' or ';
export const accountConfirmed = 'This account is already confirmed.';
export const tookTooLong = 'That took too long.';
export const signInAgain = ' To keep your account safe, please sign in again.';
export const shopNotReached = 'We couldn’t reach the shop.';
export const connectionHint = ' Check your connection and try again. What you typed is still here.';
export const codeUsedUp = 'That code was entered incorrectly too often. Send a new one.';
export const appCodeWrong = 'That code isn’t right. Enter the one the app shows now.';
export const emailCodeWrong = 'That code isn’t right, or has expired. Check the newest email.';

export const qrCode = 'QR code for your authenticator app';
export const cannotScan = 'Can’t scan it? Type this key into the app:';
export const copied = 'Copied';
export const copyKey = 'Copy the key';
export const keyCopied = 'Key copied.';

export const passwordRules = 'Password rules';
export const ruleDone = ' (done)';
