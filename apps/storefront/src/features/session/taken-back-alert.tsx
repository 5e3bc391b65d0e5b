import { useEffect } from 'react';
import { useAlerts } from '../alerts/use-alerts.ts';
import { onTakenBack } from './taken-back.ts';

/** Something that was there is gone again: the shopper is told why. */
export default function TakenBackAlert() {
  const { addAlert } = useAlerts();
  useEffect(
    () =>
      onTakenBack(() =>
        addAlert({ type: 'ERROR', content: 'Your last change could not be saved to your account. Please try again.' }),
      ),
    [addAlert],
  );
  return null;
}
