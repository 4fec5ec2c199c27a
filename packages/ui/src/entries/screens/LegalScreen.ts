export { LegalScreen, type LegalScreenProps } from '../../screens/auth/LegalScreen/LegalScreen.tsx';
export type { LegalDocument } from '../../screens/auth/LegalScreen/placeholderTexts.ts';
