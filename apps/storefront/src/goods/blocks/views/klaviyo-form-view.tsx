import { KlaviyoForm } from '../../forms/klaviyo-form.tsx';
import type { ShownOf } from '../shown-block.ts';

export default function KlaviyoFormView({ block }: { block: ShownOf<'klaviyo-form'> }) {
  return <KlaviyoForm {...block.value} />;
}
