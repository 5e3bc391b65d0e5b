/** About 40 kB packed: import it when a telephone field is used. */
export * from '../read-phone.ts';
