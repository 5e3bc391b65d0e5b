import '../styles/index.css';
import { startBulk } from './bulk.ts';
import { startChanges } from './changes.ts';
import { startEditor } from './editor.ts';
import { startForms } from './forms.ts';
import { startKeys } from './keys.ts';
import { startPreview } from './preview.ts';
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
startEditor();
