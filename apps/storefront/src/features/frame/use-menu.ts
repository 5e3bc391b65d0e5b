import { useEffect, useState } from 'react';
import type { Menu } from './frame-data.ts';

export type MenuState = { readonly status: 'loading' | 'missing' } | { readonly status: 'there'; readonly menu: Menu };

const LOADING: MenuState = { status: 'loading' };
const asked = new Map<string, Promise<MenuState>>();

/** Loads a category's menu once; a failed one is retried next time. */
export function requestMenu(categoryId: string): Promise<MenuState> {
  const known = asked.get(categoryId);
  if (known) return known;
  const request = fetchMenu(categoryId).then((menu): MenuState => {
    if (menu) return { status: 'there', menu };
    asked.delete(categoryId);
    return { status: 'missing' };
  });
  asked.set(categoryId, request);
  return request;
}

/** The client code loads with the first call, so pages without calls do without it. */
async function fetchMenu(categoryId: string): Promise<Menu | undefined> {
  try {
    const { browserClient } = await import('../../page/browser-client.ts');
    const outcome = await browserClient.loadMenu({ categoryId });
    return outcome.status === 'SUCCESS' ? outcome.value : undefined;
  } catch {
    return undefined;
  }
}

export function useMenu(categoryId: string): MenuState {
  const [state, setState] = useState<MenuState>(LOADING);
  useEffect(() => {
    let isWanted = true;
    setState(LOADING);
    requestMenu(categoryId).then((answer) => {
      if (isWanted) setState(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [categoryId]);
  return state;
}
