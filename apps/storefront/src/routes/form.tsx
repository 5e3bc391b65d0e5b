import type { PageProps } from '../app/page-module.ts';
import { FormScreen } from '../features/forms/form-screen.tsx';
import type { ReturnedForm } from '../features/forms/posted-form.ts';
import type { load } from './form.server.ts';

export default function FormRoute({ data, actionData }: PageProps<typeof load, ReturnedForm>) {
  return <FormScreen kind={data.kind} returned={actionData} />;
}
