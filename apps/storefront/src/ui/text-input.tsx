import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldProps } from './field.tsx';

export type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> &
  FieldProps & { ref?: Ref<HTMLInputElement> };

export function TextInput({
  label,
  labelHidden,
  optional,
  hint,
  error,
  aside,
  id,
  type = 'text',
  ...input
}: TextInputProps) {
  return (
    <Field {...{ label, labelHidden, optional, hint, error, aside, id }}>
      {(control) => <input {...input} {...control} type={type} />}
    </Field>
  );
}
