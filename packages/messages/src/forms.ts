export const firstName = 'First name';
export const lastName = 'Last name';
export const emailAddress = 'Email address';
export const emailExample = 'you@example.com';
export const phone = 'Phone';
export const backToTheShop = 'Back to the shop';

export const country = 'Country';
export const countryPrefix = 'Country, ';
export const searchCountries = 'Search countries';
export const countries = 'Countries';
export const allCountries = 'All countries';
export const noMatchingCountries = 'No matching countries.';

export const enquiry = 'Enquiry';
export const enquiryHint = 'Include your order number if you have one.';
export const askSomethingElse = 'Ask something else';
export const addToMyCalendar = 'Add to my calendar';
/** The trap field that people never see. */
export const website = 'Website';

export const newsletter = 'Good prices, good advice';
export const newsletterHint = 'One email a week. Unsubscribe at any time.';
export const signUp = 'Sign up';

export const eventSignUp = 'Sign up for an event';
export const eventSignUpHint = 'Places are free. We email you the details and what to bring.';
export const askUs = 'Ask us';
export const askUsHint = 'We reply within one business day.';

export const send = 'Send';
export const signMeUp = 'Sign me up';
export const subscribe = 'Subscribe';
export const oneEmailAWeek = 'We send one email a week.';
export const notSentYet = (why: string): string => `Not sent yet. ${why}`;
