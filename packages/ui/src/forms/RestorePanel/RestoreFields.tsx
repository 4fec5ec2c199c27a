import { useId, type ReactNode } from 'react';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { describeFailure, type Problem } from '../../domain/outcome/problem.ts';
import { useSnapshot } from '../../internal/useSnapshot.ts';
import { ProblemNotice } from '../../patterns/ProblemNotice/ProblemNotice.tsx';
import { ShowRequest } from '../../patterns/ShowRequest/ShowRequest.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { FrequencyControl } from '../controls/FrequencyControl.tsx';
import { ScheduleControl } from '../controls/ScheduleControl.tsx';
import { TimeWindowControl } from '../controls/TimeWindowControl.tsx';
import { ControlSlot } from '../fields/ControlSlot.tsx';
import { FieldSlot } from '../modelForm/FieldSlot.tsx';
import { isBeyondFields } from '../modelForm/isBeyondFields.ts';
import { ModelForm } from '../modelForm/ModelForm.tsx';
import { SubmitButton } from '../modelForm/SubmitButton.tsx';
import { RestoreProvider, type Restoration } from '../RestoreProvider/RestoreProvider.tsx';
import * as css from './RestorePanel.css.ts';

export interface RestoreFieldsProps {
  restoration: Restoration;
  /** The address of the whole form. */
  href: string;
  /** All fields are valid: save them. */
  onSave(): void;
  /** The settings are being saved. @default false */
  isSaving?: boolean;
  /** Why the last save failed. Nothing that was entered is lost. */
  problem?: Problem | undefined;
  /** Offline, nothing can be saved. @default false */
  isOffline?: boolean;
  /** Called by Cancel, Escape and the button at the top. */
  onClose(): void;
}

/** The settings with an old value, each with its mark, and the buttons. */
export function RestoreFields({
  restoration,
  href,
  onSave,
  isSaving = false,
  problem,
  isOffline = false,
  onClose,
}: RestoreFieldsProps) {
  const formId = useId();
  const { model, olds } = restoration;
  const { isDirty } = useSnapshot(model);
  return (
    <RestoreProvider restoration={restoration}>
      <div className={css.fields}>
        <ModelForm
          id={formId}
          aria-label="Old values"
          model={model}
          layout="stack"
          hasSummary={false}
          isReadOnly={isSaving}
          {...(problem?.fieldErrors && { serverErrors: problem.fieldErrors })}
          onSubmit={() => {
            if (isDirty && !isOffline && !isSaving) onSave();
          }}
        >
          {[...olds.keys()].map((path) => (
            <Slot key={path} model={model} path={path} />
          ))}
        </ModelForm>
        {problem && isBeyondFields(model.definition, problem) && (
          <ProblemNotice
            problem={problem}
            wording={describeFailure('The settings could not be saved.', problem, 'Your entries are kept.')}
          />
        )}
        <ShowRequest />
      </div>
      <RestoreFooter
        href={href}
        onClose={onClose}
        note={isOffline && 'You are offline. Your entries are kept.'}
      >
        <SubmitButton form={formId} problem={problem} isPending={isSaving} isDisabled={!isDirty || isOffline}>
          Save changes
        </SubmitButton>
      </RestoreFooter>
    </RestoreProvider>
  );
}

/** The controls of a schedule are in no other form than that of the sync settings, so that `FieldSlot` has none. */
function Slot({ model, path }: { model: FormModel; path: string }) {
  const { kind } = model.at(path).field;
  switch (kind) {
    case 'frequency':
      return <ControlSlot model={model} path={path} kind={kind} control={FrequencyControl} />;
    case 'schedule':
      return <ControlSlot model={model} path={path} kind={kind} control={ScheduleControl} />;
    case 'timeWindow':
      return <ControlSlot model={model} path={path} kind={kind} control={TimeWindowControl} />;
    default:
      return <FieldSlot model={model} path={path} />;
  }
}

interface RestoreFooterProps extends Pick<RestoreFieldsProps, 'href' | 'onClose'> {
  /** Why nothing can be saved. */
  note?: ReactNode;
  /** The button that saves. */
  children?: ReactNode;
}

export const RestoreFooter = ({ href, onClose, note, children }: RestoreFooterProps) => (
  <footer className={css.foot}>
    <span role="status" className={css.note}>
      {note}
    </span>
    <ButtonLink href={href} variant="ghost">
      Open full form
    </ButtonLink>
    <span className={css.actions}>
      <Button onPress={onClose}>Cancel</Button>
      {children}
    </span>
  </footer>
);
