/** The texts of an email, from subject to closing. */
export type MailWords = {
  readonly subject: string;
  /** The preview that mail clients show after the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly intro: string;
  /** What to do next, and what to do if the email was unexpected. */
  readonly outro: string;
};

export const codeMailMessages = {
  SIGN_UP_CODE: {
    subject: 'Confirm your email for {shop}',
    preheader: 'Your code is {code}. It expires in {time}.',
    heading: 'Confirm your email',
    intro: 'Thanks for joining {shop}. Enter this code on the page where you signed up, or use the link below.',
    button: 'Confirm my email',
    outro: 'If you did not sign up, you can ignore this email. No account is opened without the code.',
  },
  RESET_PASSWORD_CODE: {
    subject: 'Reset your {shop} password',
    preheader: 'Your code is {code}. It expires in {time}.',
    heading: 'Choose a new password',
    intro:
      'Someone, hopefully you, asked to reset the password for your {shop} account. Enter this code, or use the link below.',
    button: 'Choose a new password',
    outro: 'If this was not you, you can ignore this email. Your password has not changed.',
  },
  VERIFY_EMAIL_CODE: {
    subject: 'Confirm your new email for {shop}',
    preheader: 'Your code is {code}. It expires in {time}.',
    heading: 'Confirm this address',
    intro:
      'Enter this code to use this address for your {shop} account, or use the link below on the device where you are signed in.',
    button: 'Confirm this address',
    outro: 'If you did not ask for this, you can ignore this email. Your account keeps its current address.',
  },
  SIGN_IN_CODE: {
    subject: 'Your {shop} sign-in code',
    preheader: 'Your code is {code}. It expires in {time}.',
    heading: 'Your sign-in code',
    intro: 'Enter this code on the page where you are signing in.',
    button: null,
    outro: 'If you are not signing in, someone may know your password. Change it in your account straight away.',
  },
} as const satisfies Record<string, MailWords & { readonly button: string | null }>;

export const codeMailNotes = {
  time: 'The code works once and expires in {time}.',
  secret: 'We never ask for it by phone or message.',
};

export const noticeMailMessages = {
  PASSWORD_CHANGED: {
    subject: 'Your {shop} password was changed',
    preheader: 'If this was you, there is nothing you need to do.',
    heading: 'Your password was changed',
    intro: 'The password for your {shop} account was just changed. If this was you, there is nothing you need to do.',
    outro: 'If this was not you, choose a new password straight away and {callUs}.',
    button: 'Choose a new password',
  },
  EMAIL_CHANGED: {
    subject: 'The email address for your {shop} account was changed',
    preheader: 'If this was you, there is nothing you need to do.',
    heading: 'Your email was changed',
    intro:
      'The email address for your {shop} account was just changed. If this was you, there is nothing you need to do.',
    outro: 'If this was not you, {callUs}{days}.',
    button: null,
  },
  BACKUP_CODE_USED: {
    subject: 'A backup code for your {shop} account was used',
    preheader: 'If this was you, there is nothing you need to do.',
    heading: 'A backup code was used',
    intro:
      'Someone just signed in to your {shop} account with your password and one of your backup codes. If this was you, there is nothing you need to do. That code no longer works.',
    outro: 'If this was not you, choose a new password straight away and {callUs}.',
    button: 'Choose a new password',
  },
  PASSKEY_ADDED: {
    subject: 'A passkey was added to your {shop} account',
    preheader: 'If this was you, there is nothing you need to do.',
    heading: 'A passkey was added',
    intro:
      'A passkey was just added to your {shop} account. Whoever has it can sign in without your password. If this was you, there is nothing you need to do.',
    outro:
      'If this was not you, choose a new password straight away, sign in and remove the passkey from your details, and {callUs}.',
    button: 'Choose a new password',
  },
} as const satisfies Record<string, MailWords & { readonly button: string | null }>;

export const mailFrame = {
  about:
    'You are receiving this email because of your {shop} account, an order or something you asked us for. It is not advertising.',
  help: 'Help{days}: {phone}',
  greeting: 'Hi {name},',
  greetingNobody: 'Hi,',
  linkInText: '{label}: {url}',
};

export const backInStockMailMessages = {
  subject: 'Back in stock: {name}',
  shortSubject: 'The product you asked about is back in stock',
  preheader: '{name} is available again for {price}.',
  heading: 'It is back in stock',
  intro:
    'You asked us to tell you when {name} is back. It is available now for {price}. We cannot hold it for you, and others are waiting too.',
  button: 'See it in the shop',
  outro: 'This is the only email we will send about it.',
  stop: 'Stop back-in-stock emails',
} as const;

/** How to reach the shop, inside a sentence of a mail and at its beginning. A shop may have no telephone. */
export function reachWords(phone: string): { readonly callUs: string; readonly CallUs: string } {
  return phone === ''
    ? { callUs: 'contact us', CallUs: 'Contact us' }
    : { callUs: `call us on ${phone}`, CallUs: `Call us on ${phone}` };
}
