/** The states of a visitor's session [C-4-01…05]. */
export const SESSION_STATES = ['INITIALISING', 'LOGGING_IN', 'LOGGING_OUT', 'LOGGED_IN', 'LOGGED_OUT'] as const;
export type SessionState = (typeof SESSION_STATES)[number];

export const SESSION_EVENTS = [
  /** No stored log in was found. */
  'STARTED_AS_GUEST',
  'VERIFIED',
  'VERIFICATION_FAILED',
  'LOG_IN_STARTED',
  'LOG_IN_DONE',
  'LOG_IN_FAILED',
  'LOG_OUT_STARTED',
  'LOG_OUT_DONE',
] as const;
export type SessionEvent = (typeof SESSION_EVENTS)[number];

const NEXT: Readonly<Record<SessionState, Partial<Record<SessionEvent, SessionState>>>> = {
  INITIALISING: { STARTED_AS_GUEST: 'LOGGED_OUT', VERIFIED: 'LOGGED_IN', VERIFICATION_FAILED: 'LOGGING_OUT' },
  LOGGED_OUT: { LOG_IN_STARTED: 'LOGGING_IN' },
  LOGGING_IN: { LOG_IN_DONE: 'LOGGED_IN', LOG_IN_FAILED: 'LOGGED_OUT' },
  LOGGED_IN: { LOG_OUT_STARTED: 'LOGGING_OUT' },
  LOGGING_OUT: { LOG_OUT_DONE: 'LOGGED_OUT' },
};

/** The state after an event; an event that does not apply to the state changes nothing [C-4-01…05 C-4-08]. */
export const nextSession = (state: SessionState, event: SessionEvent): SessionState => NEXT[state][event] ?? state;
