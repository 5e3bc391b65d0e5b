/** What an appliance needs around it, both sides together. */
export const BREATHING_MM = 20;
