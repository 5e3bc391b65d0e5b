import '../styles/index.css';
import { startEditor } from './editor.ts';
import { startKeys } from './keys.ts';

startKeys();
startEditor();
