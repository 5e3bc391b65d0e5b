import '../styles/index.css';
import { startBulk } from './bulk.ts';
import { startChanges } from './changes.ts';
import { startDraft } from './draft.ts';
import { startEditor } from './editor.ts';
import { startForms } from './forms.ts';
import { startKeys } from './keys.ts';
import { startPictures } from './pictures.ts';
import { startPreview } from './preview.ts';
import { startProgress } from './progress.ts';
import { startRows } from './rows.ts';
import { startSheet } from './sheet.ts';

document.documentElement.classList.add('js');
startKeys();
startRows();
startBulk();
startForms();
startPreview();
startSheet();
startChanges();
startPictures();
startDraft();
startProgress();
startEditor();

// somebody may have begun to type before this script had come
const field = document.activeElement;
if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== field.defaultValue) {
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
