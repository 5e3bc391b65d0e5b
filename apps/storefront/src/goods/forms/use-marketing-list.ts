import type { CallValue } from '@wattle/contract';
import { useEffect, useState } from 'react';
import { browserClient } from '../../page/browser-client.ts';

export type ShownList = CallValue<'findMarketingList'>;

/** The list being joined, loaded while the form is sent, so that the thank-you can show time and place. */
export function useMarketingList(listId: string, isWanted: boolean): ShownList | undefined {
  const [list, setList] = useState<ShownList>();
  useEffect(() => {
    if (!isWanted || listId === '') return;
    let isHere = true;
    browserClient.findMarketingList({ listId }).then(
      (outcome) => {
        if (isHere && outcome.status === 'SUCCESS') setList(outcome.value);
      },
      // the thank-you works without it
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [listId, isWanted]);
  return list;
}
