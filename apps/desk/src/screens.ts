import type { DeskViews } from '@wattle/contract/desk';
import type { FC } from 'react';
import { AuditScreen, auditTitle } from './audit/audit-screen.tsx';
import { ContentListScreen, contentListTitle } from './content/content-list-screen.tsx';
import { EditorScreen, editorTitle } from './content/editor-screen.tsx';
import type { ScreenProps } from './screen-props.ts';
import { SignInScreen, signInTitle } from './sign-in/sign-in-screen.tsx';
import { StateScreen, stateTitle } from './states/state-screen.tsx';

type Screen<K extends keyof DeskViews> = {
  readonly Screen: FC<ScreenProps<K>>;
  readonly title: (view: DeskViews[K]) => string;
};

/** The component of every kind of page. */
export const SCREENS: { readonly [K in keyof DeskViews]: Screen<K> } = {
  signIn: { Screen: SignInScreen, title: signInTitle },
  state: { Screen: StateScreen, title: stateTitle },
  audit: { Screen: AuditScreen, title: auditTitle },
  contentList: { Screen: ContentListScreen, title: contentListTitle },
  contentEditor: { Screen: EditorScreen, title: editorTitle },
};
