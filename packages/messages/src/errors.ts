/** Error page texts, verbatim where the specification gives them. */

export const pageNotFound = 'Page Not Found';
export const error = 'Error';

export const notFoundHeading = 'Sorry, this page has moved...';
export const notFoundText = 'The page you are looking for could not be found!';
export const notFoundExplanation =
  'It may have been moved or deleted, or there may be a typo in the address. Search above, or start again from the home page.';
export const peopleUsuallyWant = 'You might be looking for';

export const somethingWentWrong = 'Sorry, something went wrong...';
export const otherText = 'Please try again, or visit the home page.';
export const otherExplanation = 'It’s our fault, not yours. Your cart is safe.';
export const requestNumber = 'If you call us, quote reference';
/** A link follows it. */
export const tryAgainOrVisit = 'Please try again, or visit the ';
export const homePage = 'home page';

export const needHelp = 'NEED HELP?';
export const weAreHere = "We're here ";
