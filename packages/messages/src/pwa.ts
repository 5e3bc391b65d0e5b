export const offlineDetail = ' Keep browsing, and buy once you’re back.';
export const youreOffline = 'You’re offline.';
export const tryNow = 'Try now';

export const noCopy =
  'You have not opened this page on this device before, so there is no saved copy. Pages you have visited still open.';

export const offlineTitle = 'You’re offline';
