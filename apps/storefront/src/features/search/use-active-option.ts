import { type KeyboardEvent, type RefObject, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { nextOption } from '../../ui/next-option.ts';
import type { SearchOption } from './arrange-options.ts';
import { forgetSearch } from './recent-store.ts';

/** Passes a key to the open panel; true when handled. */
export type PanelKeys = (event: KeyboardEvent) => boolean;

type Input = {
  readonly id: string;
  readonly typed: string;
  readonly order: readonly SearchOption[];
  readonly keys: RefObject<PanelKeys | null>;
  readonly onMark: (id: string | undefined) => void;
};

export type ActiveOption = {
  readonly key: string | null;
  readonly idOf: (option: SearchOption) => string;
  /** Called when the pointer takes over. */
  readonly clear: () => void;
};

/** The option reached with the arrow keys. New words reset it; new suggestions keep it if it is still listed. */
export function useActiveOption({ id, typed, order, keys, onMark }: Input): ActiveOption {
  const [mark, setMark] = useState<{ readonly typed: string; readonly key: string } | null>(null);
  const index = mark?.typed === typed ? order.findIndex(({ key }) => key === mark.key) : -1;
  const active = order[index];
  const activeId = active && `${id}-${index}`;
  useImperativeHandle(keys, () => (event: KeyboardEvent) => {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return false;
    const next = order[nextOption(event.key, active ? index : null, order.length) ?? -1];
    if (next) setMark({ typed, key: next.key });
    else if (!active) return false;
    else if (event.key === 'Enter') document.getElementById(`${id}-${index}`)?.click();
    else if (event.key === 'Delete' && active.kind === 'recent')
      forgetAt(order, index, (key) => setMark({ typed, key }));
    else {
      // back to the text, where the key has its usual effect
      if (/^(Arrow(Left|Right)|Home|End)$/.test(event.key)) setMark(null);
      return false;
    }
    event.preventDefault();
    return true;
  });
  useLayoutEffect(() => {
    onMark(activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () => onMark(undefined);
  }, [activeId, onMark]);
  return {
    key: active?.key ?? null,
    idOf: (option) => `${id}-${order.indexOf(option)}`,
    clear: () => setMark(null),
  };
}

/** Removes the recent search at this index and moves to its neighbour, so that the next key continues from there. */
function forgetAt(order: readonly SearchOption[], index: number, onNeighbour: (key: string) => void): void {
  const option = order[index];
  if (option?.kind !== 'recent') return;
  const neighbour = [order[index + 1], order[index - 1]].find((one) => one?.kind === 'recent') ?? order[0];
  forgetSearch(option.words);
  if (neighbour && neighbour !== option) onNeighbour(neighbour.key);
}
