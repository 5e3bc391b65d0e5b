import { Notice } from '../notice.tsx';

/** Error of the form as a whole, announced. */
export const FormFailure = ({ words }: { words: string | undefined }) =>
  words === undefined ? null : <Notice tone="bad">{words}</Notice>;
