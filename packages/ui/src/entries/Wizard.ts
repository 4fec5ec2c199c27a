export { Wizard, type WizardFrame, type WizardProps } from '../patterns/Wizard/Wizard.tsx';
export {
  stepSummary,
  viewWizardSteps,
  type WizardStepsQuestion,
  type WizardStepView,
} from '../patterns/Wizard/Wizard.logic.ts';
export {
  WizardFooter,
  type WizardFailure,
  type WizardFooterProps,
} from '../patterns/Wizard/WizardFooter.tsx';
export {
  WizardSection,
  WizardSheet,
  type WizardSectionProps,
  type WizardSheetProps,
} from '../patterns/Wizard/WizardSheet.tsx';
export { WizardSteps, type WizardStepsProps } from '../patterns/Wizard/WizardSteps.tsx';
