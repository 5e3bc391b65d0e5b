/** Whether customers can sign in yet: the account entry waits for its pages. */
export const ACCOUNTS_OPEN: boolean = false;
