import { useEffect, useRef } from 'react';
import { isSuccessful } from '../../domain/connectors/testConnection.ts';
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
  reportOf,
  restOf,
  stepsOf,
  stillWorkingAfterMs,
  titleOf,
  type ConnectionTestState,
} from './ConnectionTestModal.logic.ts';
import * as css from './ConnectionTestModal.css.ts';
import type { ConnectionTestModalProps } from './ConnectionTestModal.tsx';
import { TestStepItem } from './TestStepItem.tsx';
import { useNow } from './useNow.ts';

const Working: IconComponent = ({ label }) => <Spinner size={20} label={label} />;
const looks: Record<'testing' | 'successful' | 'failed', { icon: IconComponent; tone: DialogTone }> = {
  testing: { icon: Working, tone: 'neutral' },
  successful: { icon: SuccessIcon, tone: 'positive' },
  failed: { icon: FailureIcon, tone: 'critical' },
};

interface ConnectionTestDialogProps extends ConnectionTestModalProps {
  state: ConnectionTestState;
}

/** The dialog while it is open. */
export function ConnectionTestDialog({
  state,
  timeZone,
  onCancel,
  onTestAgain,
  onClose,
  onGoToField,
  onContinue,
}: ConnectionTestDialogProps) {
  const now = useNow();
  const leave = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isTesting = state.phase === 'testing';
  // "Test again" goes away when it is pressed, and must not take the focus with it.
  useEffect(() => {
    if (isTesting) leave.current?.focus();
  }, [isTesting]);

  const isWorking = !isTesting && isSuccessful(state.result);
  const { icon, tone } = looks[isTesting ? 'testing' : isWorking ? 'successful' : 'failed'];
  const elapsed = isTesting ? Math.max(0, now.getTime() - state.startedAt.getTime()) : 0;
  const isSlow = elapsed >= stillWorkingAfterMs;
  const rest = restOf(state, now);
  const steps = stepsOf(state);
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
                Tested <RelativeTime date={state.at} now={now} timeZone={timeZone} />
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
                {rest > 0 ? `Test again in ${rest} s` : 'Test again'}
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
      {steps.length > 0 && (
        <div>
          <ul ref={list} className={css.steps} aria-label="Steps">
            {steps.map((step, index) => (
              // Two steps may be called the same; their order is fixed.
              <TestStepItem key={index} step={step} phase={state.phase} onGoToField={onGoToField} />
            ))}
          </ul>
          {!isTesting && (
            <div className={css.report}>
              <CopyButton text={reportOf(state)} source={list} label="Copy report" variant="ghost" />
            </div>
          )}
        </div>
      )}
      <output className={css.live}>
        {isSlow && (
          <p className={css.waiting}>
            Still working. A database behind a firewall that lets nobody in can take a minute to say so.
          </p>
        )}
      </output>
    </Dialog>
  );
}
