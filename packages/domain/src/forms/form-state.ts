/** The state of a form [D-4-29…32]. A failure keeps everything typed. */
export type FormState = 'editing' | 'submitting' | 'success' | 'failure';

/** A programming error: the caller submitted a form that was already submitting [D-8-24]. */
export class AlreadySubmitting extends Error {
  override readonly name = 'AlreadySubmitting';
  constructor() {
    super('Already submitting form.');
  }
}

/** The state after a submit: an invalid field keeps the form in editing [D-4-33 D-4-36]. */
export function startSubmit(state: FormState, hasInvalidField: boolean): FormState {
  if (state === 'submitting') throw new AlreadySubmitting();
  return hasInvalidField ? 'editing' : 'submitting';
}

export const endSubmit = (wasTaken: boolean): FormState => (wasTaken ? 'success' : 'failure');
