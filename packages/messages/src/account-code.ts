export const sendAgainIn = (clock: string): string => `Send again in ${clock}`;
