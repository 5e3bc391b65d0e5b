export const deliveringTo = 'Delivering to ';
export const yourSuburb = 'your suburb';
export const useMyLocation = 'Use my location';
