import { useEffect, useRef } from 'react';
import { formatWait } from '../../domain/format/wait.ts';
import { isSuccessful } from '../../domain/connectors/test/testConnection.ts';
import { useNow } from '../../internal/useNow.ts';
import { CopyButton } from '../../patterns/CopyButton/CopyButton.tsx';
import { RelativeTime } from '../../patterns/RelativeTime/RelativeTime.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog, type DialogTone } from '../../primitives/Dialog/Dialog.tsx';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';
import { FailureIcon } from '../../primitives/Icon/icons/FailureIcon.ts';
import { RefreshIcon } from '../../primitives/Icon/icons/RefreshIcon.ts';
import { SuccessIcon } from '../../primitives/Icon/icons/SuccessIcon.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import {
  adviceOf,
  announcementOf,
  durationNote,
  failureOf,
  reportOf,
  restOf,
  stepsOf,
  stillWorkingAfterMs,
  titleOf,
  type ConnectionTestState,
  type RequestFailure,
} from './ConnectionTestModal.logic.ts';
import * as css from './ConnectionTestModal.css.ts';
import { TestStepItem } from './TestStepItem.tsx';
import { PresentProvider } from '../../patterns/PresentProvider/PresentProvider.tsx';

interface ConnectionTestDialogProps extends ConnectionTestModalProps {
  state: ConnectionTestState;
}

export interface ConnectionTestModalProps {
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** The running test, or its outcome, which is kept after the modal closes; `null` before the first test. */
  state: ConnectionTestState | null;
  /** Cancels the test. Nothing is saved. */
  onCancel(): void;
  /** Called to repeat the test. */
  onTestAgain(): void;
  /** Called to close the modal, by its button or Escape. */
  onClose(): void;
  /** Closes the modal and scrolls to the field with this path. */
  onGoToField?(path: string): void;
  /** Called to continue after a successful test: "Save and continue". */
  onContinue?(): void;
}

const Working: IconComponent = ({ label }) => <Spinner size={20} label={label} />;
const looks: Record<'testing' | 'successful' | 'failed', { icon: IconComponent; tone: DialogTone }> = {
  testing: { icon: Working, tone: 'neutral' },
  successful: { icon: SuccessIcon, tone: 'positive' },
  failed: { icon: FailureIcon, tone: 'critical' },
};

/** Why the service returned no result, with the codes that support needs. */
function FailedRequest({ failure: { title, advice, code, requestId } }: { failure: RequestFailure }) {
  return (
    <div className={css.failure}>
      <p className={css.failureTitle}>{title}</p>
      <p className={css.failureAdvice}>{advice}</p>
      <p className={css.failureCodes} translate="no">{`Error code: ${code}`}</p>
      {requestId && <p className={css.failureCodes} translate="no">{`Request ID: ${requestId}`}</p>}
    </div>
  );
}

/** The dialog while it is open. */
export function ConnectionTestDialog({
  state,
  onCancel,
  onTestAgain,
  onClose,
  onGoToField,
  onContinue,
}: ConnectionTestDialogProps) {
  const now = useNow();
  const leave = useRef<HTMLButtonElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const isTesting = state.phase === 'testing';
  // "Test again" disappears when pressed; keep the focus inside the dialog.
  useEffect(() => {
    if (isTesting) leave.current?.focus();
  }, [isTesting]);

  const isWorking = !isTesting && isSuccessful(state.result);
  const { icon, tone } = looks[isTesting ? 'testing' : isWorking ? 'successful' : 'failed'];
  const elapsed = isTesting ? Math.max(0, now.getTime() - state.startedAt.getTime()) : 0;
  const isSlow = elapsed >= stillWorkingAfterMs;
  const rest = restOf(state, now);
  const steps = stepsOf(state);
  const failure = failureOf(state);
  return (
    <Dialog
      isOpen
      onClose={isTesting ? onCancel : onClose}
      title={titleOf(state)}
      description={adviceOf(state)}
      icon={icon}
      tone={tone}
      footer={
        <>
          <span className={css.when}>
            {isTesting ? (
              `${Math.floor(elapsed / 1_000)} s`
            ) : (
              <>
                Tested{' '}
                <PresentProvider now={now}>
                  <RelativeTime date={state.at} />
                </PresentProvider>
                {durationNote(state.durationMs)}
              </>
            )}
          </span>
          <div className={css.buttons}>
            <Button ref={leave} onPress={isTesting ? onCancel : onClose}>
              {isTesting ? 'Cancel' : 'Close'}
            </Button>
            {!isTesting && (
              <Button
                icon={RefreshIcon}
                tone={isWorking ? 'neutral' : 'accent'}
                variant={isWorking ? 'outline' : 'solid'}
                isDisabled={rest > 0}
                onPress={onTestAgain}
              >
                {rest > 0 ? `Test again in ${formatWait(rest)}` : 'Test again'}
              </Button>
            )}
            {isWorking && onContinue && (
              <Button tone="accent" variant="solid" onPress={onContinue}>
                Save and continue
              </Button>
            )}
          </div>
        </>
      }
    >
      <VisuallyHidden role="status">{announcementOf(state)}</VisuallyHidden>
      {(steps.length > 0 || failure) && (
        <div>
          <div ref={shown}>
            {steps.length > 0 && (
              <ul className={css.steps} aria-label="Steps">
                {steps.map((step, index) => (
                  // Two steps may have the same name; their order is fixed.
                  <TestStepItem key={index} step={step} phase={state.phase} onGoToField={onGoToField} />
                ))}
              </ul>
            )}
            {failure && <FailedRequest failure={failure} />}
          </div>
          {!isTesting && (
            <div className={css.report}>
              <CopyButton text={reportOf(state)} source={shown} label="Copy report" variant="ghost" />
            </div>
          )}
        </div>
      )}
      <output className={css.live}>
        {isSlow && (
          <p className={css.waiting}>Still working. If a firewall blocks us, this can take up to a minute.</p>
        )}
      </output>
    </Dialog>
  );
}
