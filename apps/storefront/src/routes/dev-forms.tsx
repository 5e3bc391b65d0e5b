import { notFound } from '../features/errors/not-found.ts';
import { FormsGallery } from '../features/forms/gallery/forms-gallery.tsx';
import { devPagesContext } from '../page/dev-pages-context.ts';
import type { Route } from './+types/dev-forms.ts';

/** For those who build the shop: not there in a shop that is open for business. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(devPagesContext)) throw await notFound({ context, url });
  return null;
}

export function meta() {
  return [{ title: 'Forms' }, { name: 'robots', content: 'noindex' }];
}

export default function DevForms() {
  return (
    <div className="wrap section">
      <h1>Forms, every state</h1>
      <p>
        Editing, invalid, submitting, success, failure; success replaces the form, failure keeps it. The last ones send.
      </p>
      <FormsGallery />
    </div>
  );
}
