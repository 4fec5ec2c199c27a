import { FieldsToCome } from '../../patterns/LoadingBlock/FieldsToCome.tsx';
import { WizardSection } from '../../patterns/Wizard/WizardSheet.tsx';

/** The first section of the form of an alert. */
export const firstSection = {
  title: 'Alert',
  level: 2,
} as const;

/** Reserves the room of the form of an alert, with the title it begins with. */
export const AlertFormToCome = () => (
  <WizardSection {...firstSection}>
    <FieldsToCome count={6} />
  </WizardSection>
);
