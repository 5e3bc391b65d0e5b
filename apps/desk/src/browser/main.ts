import '../styles/index.css';
import { startKeys } from './keys.ts';

startKeys();
