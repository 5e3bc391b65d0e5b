import { useEffect, useState } from 'react';
import { tellOnce } from '../../router/history-entry.ts';

/** The product just added, until the shopper leaves. After a reload, or on the way back, it is not news any more. */
export function useAddedOnce(addedId: string | null): string | null {
  const [shownId, setShownId] = useState<string | null>(null);
  useEffect(() => {
    if (addedId !== null && tellOnce()) setShownId(addedId);
  }, [addedId]);
  return shownId;
}
