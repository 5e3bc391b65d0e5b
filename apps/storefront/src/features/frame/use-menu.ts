import { useEffect, useState } from 'react';
import { browserClient } from '../../browser-client.ts';
import type { Menu } from './frame-data.ts';

export type MenuState = { readonly status: 'loading' | 'missing' } | { readonly status: 'there'; readonly menu: Menu };

const LOADING: MenuState = { status: 'loading' };
const asked = new Map<string, Promise<MenuState>>();

/** Asks for the menu of a category once; one that could not be had is asked for again next time. */
export function requestMenu(categoryId: string): Promise<MenuState> {
  const known = asked.get(categoryId);
  if (known) return known;
  const request = browserClient.loadMenu({ categoryId }).then((outcome): MenuState => {
    if (outcome.status === 'SUCCESS') return { status: 'there', menu: outcome.value };
    asked.delete(categoryId);
    return { status: 'missing' };
  });
  asked.set(categoryId, request);
  return request;
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
