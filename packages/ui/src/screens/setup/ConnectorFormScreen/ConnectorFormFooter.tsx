import type { Problem } from '../../../domain/problem.ts';
import { WizardFooter, type WizardFooterProps } from '../../../patterns/Wizard/WizardFooter.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TestButton } from '../TestButton.tsx';

interface ConnectorFormFooterProps {
  back: NonNullable<WizardFooterProps['back']>;
  /** The form that is sent; its own submit handler has the last word. */
  formId: string;
  isSaving: boolean;
  isTesting: boolean;
  isOffline: boolean;
  /** The service has asked to be spared for a while. */
  isResting: boolean;
  onTest(): void;
  testProblem?: Problem;
}

/** What goes on, or why nothing does. */
function noteOf(isSaving: boolean, isOffline: boolean): string | undefined {
  if (isSaving) return 'It is tested once more before it is saved.';
  return isOffline ? 'You are offline. What you entered is kept.' : undefined;
}

/** The way back, the test and the way on. */
export function ConnectorFormFooter({
  back,
  formId,
  isSaving,
  isTesting,
  isOffline,
  isResting,
  onTest,
  testProblem,
}: ConnectorFormFooterProps) {
  return (
    <WizardFooter
      back={back}
      note={noteOf(isSaving, isOffline)}
      test={
        <TestButton
          isPending={isTesting}
          isDisabled={isSaving || isOffline}
          problem={testProblem}
          onPress={onTest}
        />
      }
      next={
        <Button
          type="submit"
          form={formId}
          tone="accent"
          variant="solid"
          isPending={isSaving}
          isDisabled={isResting || isOffline}
        >
          Save and continue
        </Button>
      }
    />
  );
}
