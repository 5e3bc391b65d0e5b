import '../styles/index.css';
import { startChanges } from './changes.ts';
import { startKeys } from './keys.ts';

startKeys();
startChanges();
