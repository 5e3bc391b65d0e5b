import type { PageProps } from '../app/page-module.ts';
import { FormThanksScreen } from '../features/forms/form-thanks-screen.tsx';
import type { load } from './form-thanks.server.ts';

export default function FormThanksRoute({ data }: PageProps<typeof load>) {
  return <FormThanksScreen kind={data.kind} list={data.list} />;
}
