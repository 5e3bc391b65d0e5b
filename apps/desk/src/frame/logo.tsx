import type { ReactNode } from 'react';

/** The sprig of the desk's own mark. */
export const Sprig = (): ReactNode => (
  <svg viewBox="0 0 40 40" aria-hidden="true" width="27" height="27">
    <path d="M5 37C8 25 16 17 30 13" fill="none" stroke="#7FA596" strokeWidth="2.2" strokeLinecap="round" />
    <path d="M8 31C1 24 2 14 8 7c5 7 5 16 0 24Z" fill="#A9C2B4" />
    <circle cx="30" cy="11" r="8" fill="#FFCE55" />
    <circle cx="18" cy="17" r="6.2" fill="#F6BC2C" />
    <circle cx="28" cy="26" r="6.8" fill="#F6BC2C" />
    <circle cx="16.5" cy="30" r="4.8" fill="#FFCE55" />
    <circle cx="18" cy="6.5" r="3.8" fill="#E3A412" />
  </svg>
);
