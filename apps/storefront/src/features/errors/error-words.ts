import { SHOP } from '@wattle/domain';

/** What the error page says, word for word where the specification has the words. */
export const ERROR_WORDS = {
  notFound: {
    heading: 'Sorry, this page has moved...',
    text: 'The page you are looking for could not be found!',
    explanation:
      'It may have been moved or deleted, or the address has a typing mistake. Search above, or start again from the front.',
    home: 'Go to the home page',
  },
  other: {
    heading: 'Sorry, something went wrong...',
    text: 'Please try again, or visit the home page.',
    explanation: 'It is our fault, not yours. Your cart is kept.',
    retry: 'Try again',
    home: 'Go to the home page',
  },
  help: {
    heading: 'NEED HELP?',
    days: "We're here 7 Days",
    phone: SHOP.supportPhone,
    hours: ['Monday to Saturday 9:00am-5:00pm', 'Sunday 10:00am-4:00pm'],
  },
} as const;
