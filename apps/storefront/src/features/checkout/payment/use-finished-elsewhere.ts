import { CHECKOUT_PATHS } from '@wattle/domain';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { attemptStore } from '../../../shopper/checkout/kept-attempt.ts';
import { finishIfPlaced } from '../place/finish-order.ts';

/** Whether a payment was begun at the provider and not finished; one that was finished leads to its confirmation. */
export function useFinishedElsewhere(): boolean {
  const [isUnfinished, setUnfinished] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    const look = async () => {
      setUnfinished(Boolean(attemptStore.get()?.orderNumber));
      if (await finishIfPlaced()) await navigate(CHECKOUT_PATHS.success, { replace: true });
    };
    void look();
    // the way back may show the page as the browser kept it
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void look();
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, [navigate]);
  return isUnfinished;
}
