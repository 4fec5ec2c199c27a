import { useState, type ReactNode } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import type { Problem, ProblemWording } from '../../domain/outcome/problem.ts';
import { FormFailure } from '../modelForm/FormFailure.tsx';
import { ModelForm } from '../modelForm/ModelForm.tsx';
import { SubmitButton } from '../modelForm/SubmitButton.tsx';

interface AccountFormProps {
  /** Names the form. */
  label: string;
  model: FormModel;
  /** The button that submits the form. */
  submitLabel: string;
  /** All fields are valid. */
  onSubmit(): void;
  isPending: boolean;
  /** Why the last attempt failed; errors of fields are shown at their fields. */
  problem: Problem | undefined;
  /** Words for a problem without field errors. */
  wording?: ProblemWording;
  /** The title above errors of the service that belong to no field. */
  failedTitle: string;
  /** The fields. */
  children: ReactNode;
  /** Between the fields and the button. */
  note?: ReactNode;
  /** Whether the button has the width of the form, as on a signed-out page. @default true */
  isWide?: boolean;
}

/** Calls back once, before the fields render, with what was typed into each before the script ran (useTypedBefore.ts). */
function useTypedFieldsBefore(adopt: (name: string, value: string) => void): void {
  const isHydrating = useIsSSR() && 'document' in globalThis;
  useState(() => {
    if (!isHydrating) return;
    for (const { name, value } of document.querySelectorAll('input')) if (value !== '') adopt(name, value);
  });
}

/** A form about a person's own account: fields, one button, and below them why the last attempt failed. */
export function AccountForm({
  label,
  model,
  submitLabel,
  onSubmit,
  isPending,
  problem,
  wording,
  failedTitle,
  children,
  note,
  isWide = true,
}: AccountFormProps) {
  useTypedFieldsBefore((name, value) => {
    if (model.fields.some(({ path }) => path === name)) model.setValue(name, value);
  });
  const button = (
    <SubmitButton isWide={isWide} isPending={isPending} problem={problem}>
      {submitLabel}
    </SubmitButton>
  );
  return (
    <>
      <ModelForm
        aria-label={label}
        layout="stack"
        hasSummary={false}
        model={model}
        serverErrors={problem?.fieldErrors}
        isReadOnly={isPending}
        onSubmit={onSubmit}
      >
        {children}
        {note}
        {isWide ? button : <div>{button}</div>}
      </ModelForm>
      {/* Below the form, so that the fields and the button keep their place. */}
      <FormFailure model={model} problem={problem} wording={wording} title={failedTitle} />
    </>
  );
}
