import { use } from 'react';
import type { Problem } from '../../../domain/outcome/problem.ts';
import { SaveLabelContext } from '../../../forms/fields/restoreContext.ts';
import { useNow } from '../../../internal/useNow.ts';
import {
  WizardFooter,
  type WizardFailure,
  type WizardFooterProps,
} from '../../../patterns/Wizard/WizardFooter.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TestButton } from '../../../patterns/LastTest/TestButton.tsx';
import type { SaveProgress } from './ConnectorFormScreen.logic.ts';
import * as css from './ConnectorFormScreen.css.ts';

interface ConnectorFormFooterProps {
  back: NonNullable<WizardFooterProps['back']>;
  /** The form to submit; its own submit handler validates. */
  formId: string;
  /** @default 'Save and continue' */
  saveLabel?: string;
  saving?: SaveProgress;
  failure?: WizardFailure;
  isTesting: boolean;
  isOffline: boolean;
  /** The service limits requests for now. */
  isCoolingDown: boolean;
  onTest(): void;
  testProblem?: Problem;
}

/** Seconds since the save started. Not part of the status beside it, which would be read out every second. */
function Elapsed({ since }: { since: Date }) {
  const seconds = Math.floor((useNow().getTime() - since.getTime()) / 1_000);
  return seconds > 0 && <span className={css.elapsed}>{`${seconds} s`}</span>;
}

function Note({ saving, isOffline }: Pick<ConnectorFormFooterProps, 'saving' | 'isOffline'>) {
  const offline = isOffline ? 'You are offline. Your entries are kept.' : undefined;
  return (
    <>
      <span role="status">
        {saving ? (saving.isTesting ? 'Testing before saving…' : 'Saving…') : offline}
      </span>
      {saving && <Elapsed since={saving.startedAt} />}
    </>
  );
}

/** The bar with the back, test and save buttons. */
export function ConnectorFormFooter({
  back,
  formId,
  saveLabel = 'Save and continue',
  saving,
  failure,
  isTesting,
  isOffline,
  isCoolingDown,
  onTest,
  testProblem,
}: ConnectorFormFooterProps) {
  return (
    <WizardFooter
      back={back}
      failure={failure}
      note={<Note saving={saving} isOffline={isOffline} />}
      test={
        saving?.onCancel ? (
          <Button key="cancel" onPress={saving.onCancel}>
            Cancel
          </Button>
        ) : (
          <TestButton
            key="test"
            isPending={isTesting}
            isDisabled={saving !== undefined || isOffline}
            problem={testProblem}
            onPress={onTest}
          />
        )
      }
      next={
        <Button
          type="submit"
          form={formId}
          tone="accent"
          variant="solid"
          isPending={saving !== undefined}
          isDisabled={isCoolingDown || isOffline}
        >
          {use(SaveLabelContext) ?? saveLabel}
        </Button>
      }
    />
  );
}
