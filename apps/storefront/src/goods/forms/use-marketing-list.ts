import type { CallValue } from '@wattle/contract';
import { useEffect, useState } from 'react';
import { browserClient } from '../../page/browser-client.ts';

export type ShownList = CallValue<'findMarketingList'>;

/** What is signed up for: asked for while the form is on its way, so that the thank you can say when and where. */
export function useMarketingList(listId: string, isWanted: boolean): ShownList | undefined {
  const [list, setList] = useState<ShownList>();
  useEffect(() => {
    if (!isWanted || listId === '') return;
    let isHere = true;
    browserClient.findMarketingList({ listId }).then(
      (outcome) => {
        if (isHere && outcome.status === 'SUCCESS') setList(outcome.value);
      },
      // the thank you does without
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [listId, isWanted]);
  return list;
}
