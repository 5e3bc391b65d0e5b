/** Where a form is [D-4-29…32]. After a failure everything typed is still there. */
export type FormState = 'editing' | 'submitting' | 'success' | 'failure';

/** Internal: whoever sends a form that is being sent already has not looked at its state [D-8-24]. */
export class AlreadySubmitting extends Error {
  override readonly name = 'AlreadySubmitting';
  constructor() {
    super('Already submitting form.');
  }
}

/** Whether a form may be sent now, and where it goes: nowhere while a field is invalid [D-4-33 D-4-36]. */
export function startSubmit(state: FormState, hasInvalidField: boolean): FormState {
  if (state === 'submitting') throw new AlreadySubmitting();
  return hasInvalidField ? 'editing' : 'submitting';
}

export const endSubmit = (wasTaken: boolean): FormState => (wasTaken ? 'success' : 'failure');
