import * as pagesWords from '@wattle/messages/pages';
import { DetailsScreen } from '../features/account/details/details-screen.tsx';

export function head() {
  return [{ title: pagesWords.yourDetailsTitle }, { name: 'robots', content: 'noindex' }];
}

export default function AccountDetails() {
  return <DetailsScreen />;
}
