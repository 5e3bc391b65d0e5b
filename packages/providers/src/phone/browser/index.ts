/** About 40 kB compressed: import it only when a phone field is used. */
export * from '../read-phone.ts';
