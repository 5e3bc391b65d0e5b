import { FormsGallery } from '../features/forms/gallery/forms-gallery.tsx';

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
