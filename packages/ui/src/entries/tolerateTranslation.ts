export { tolerateTranslation } from '../internal/tolerateTranslation.ts';
