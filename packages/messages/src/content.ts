export const rowLabel = (things: string, count: number, first: string, last: string): string =>
  `${things}: ${count}, from ${first} to ${last}`;

export const viewRange = 'View Range';

export const playTheVideo = 'Play the video:';
export const playsHere = 'Plays from our site, no cookies';
export const playsFromYouTube = 'Plays from YouTube, no cookies until you press';
export const playsFromVimeo = 'Plays from Vimeo, no cookies until you press';

export const loadingProducts = 'Loading products';

export const film = 'Film';

export const withAfterpay = (afterpay: string): string => `${afterpay} with Afterpay`;
export const splits = (name: string, least: string, most: string): string => `${name} splits ${least} to ${most}.`;

export const ourStore = (name: string): string => `our ${name} store`;
export const bookAStylistAt = (name: string): string => `Book a stylist at ${name}`;
export const bookAStylist = 'Book a stylist';
export const stylistIntro = (place: string): string =>
  `Tell us what you are planning and which days suit. Someone from ${place} will call to arrange a time.`;
export const askForABooking = 'Request a booking';
export const hoursAndDirections = 'Hours and directions';

export const pickedForYou = 'Picked for you';

export const productsUnder = (heading: string): string => `Products: ${heading}`;

export const recentlyViewed = 'Recently viewed';

export const minRead = ' min read';
export const onThisPage = 'On this page';
