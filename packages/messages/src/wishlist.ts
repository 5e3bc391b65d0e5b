export const emptyPicture = 'Headphones, watch and camera';
export const nothingSavedYet = 'Nothing saved yet';
export const beforeHeart = 'Press';
export const afterHeart = 'on anything you like and it is saved here, on this device.';

export const intro = 'The products you have saved.';
export const yourWishlist = 'Your wishlist';
export const notLoaded = 'We could not load your wishlist. Nothing is lost: it is saved on this device.';
export const savedProducts = 'Saved products';
export const nothingSavedNow = 'Nothing saved. Press a heart again to bring a product back.';
export const savedCount = (count: number, isCustomer: boolean): string =>
  `${count} ${count === 1 ? 'product' : 'products'} saved ${isCustomer ? 'in your account' : 'on this device'}.`;

export const needsScript = 'Your wishlist is saved in your browser. Switch on JavaScript to see it.';
export const loadingYourWishlist = 'Loading your wishlist';
