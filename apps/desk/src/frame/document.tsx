import type { DeskFiles, DeskPage, DeskViews } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk';
import type { ReactNode } from 'react';
import { SCREENS } from '../screens.ts';
import { Frame } from './frame.tsx';

function screenOf<K extends keyof DeskViews>(kind: K, view: DeskViews[K], frame: DeskPage['frame']) {
  const { Screen, title } = SCREENS[kind];
  return { title: title(view), body: <Screen view={view} frame={frame} /> };
}

type Props = { readonly page: DeskPage; readonly files: DeskFiles };

export function Document({ page: { frame, view }, files }: Props): ReactNode {
  const { title, body } = screenOf(view.kind, view as DeskViews[typeof view.kind], frame);
  const shopName = frame?.shopName ?? (view.kind === 'signIn' ? view.shopName : '');
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${shopName} ${words.DESK}`}</title>
        <link rel="stylesheet" href={files.style} />
        <script type="module" src={files.script} />
      </head>
      {frame ? <Frame frame={frame}>{body}</Frame> : <body>{body}</body>}
    </html>
  );
}
