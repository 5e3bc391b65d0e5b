import type { DeskFrame, DeskViews } from '@wattle/contract/desk';

/** What the component of a kind of page gets. */
export type ScreenProps<K extends keyof DeskViews> = { readonly view: DeskViews[K]; readonly frame: DeskFrame | null };
