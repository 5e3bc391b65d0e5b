/** [C-8-39 D-8-05] */
export const FALLBACK_MESSAGE = 'Something went wrong. Please try again.';
