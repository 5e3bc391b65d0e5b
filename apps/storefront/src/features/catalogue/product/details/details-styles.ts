import label from '../../../energy-label/energy-label.module.css';
import panel from '../../../energy-label/energy-panel.module.css';
import description from './description.module.css';
import documents from './documents.module.css';
import features from './key-features.module.css';
import reviews from './reviews.module.css';
import tables from './specification-tables.module.css';
import specifications from './specifications.module.css';

/**
 * The code of the details is loaded apart, but their styles must be in the page that the server sends. A stylesheet
 * counts as used where one of its classes is.
 */
export const DETAILS_STYLES = [
  features.cards,
  description.text,
  specifications.specifications,
  label.label,
  panel.panel,
  tables.tables,
  documents.documents,
  reviews.summary,
];
