import { Fragment } from 'react';

/** When the phone is answered, a line each. */
export const HelpHours = ({ hours }: { hours: readonly string[] }) =>
  hours.map((line, at) => (
    <Fragment key={line}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
