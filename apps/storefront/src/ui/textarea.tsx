import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field.tsx';

export type TextareaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> &
  FieldProps & { ref?: Ref<HTMLTextAreaElement> };

export function Textarea({ label, labelHidden, optional, hint, error, aside, id, ...textarea }: TextareaProps) {
  return (
    <Field {...{ label, labelHidden, optional, hint, error, aside, id }}>
      {(control) => <textarea {...textarea} {...control} />}
    </Field>
  );
}
