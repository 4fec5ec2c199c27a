import { useEffect, useRef } from 'react';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import type { Problem } from '../../domain/outcome/problem.ts';
import { useCountdown } from '../../patterns/ProblemNotice/useCountdown.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { focusField, focusFirstError } from '../fields/focusField.ts';
import { FormFailure } from '../modelForm/FormFailure.tsx';
import { TunnelFields } from './TunnelFields.tsx';
import * as css from './TunnelSection.css.ts';

interface NewTunnelProps {
  /** Made from `tunnelForm`. */
  form: FormModel;
  /** All entries are valid: create the tunnel. */
  onCreate(): void;
  isCreating: boolean;
  problem: Problem | undefined;
}

/** The form of a new tunnel (spec §5). It is inside another form, so Enter only creates the tunnel. */
export function NewTunnel({ form, onCreate, isCreating, problem }: NewTunnelProps) {
  const root = useRef<HTMLDivElement>(null);

  // After the service refuses the entries, the focus moves to the first error.
  const wasCreating = useRef(false);
  useEffect(() => {
    const hasEnded = wasCreating.current && !isCreating;
    wasCreating.current = isCreating;
    if (!hasEnded) return;
    focusFirstError(root.current, form);
  }, [isCreating, form]);

  const isCoolingDown = useCountdown(problem) > 0;
  const create = (): void => {
    if (isCreating || isCoolingDown) return;
    const wrong = form.validate();
    if (wrong === undefined) onCreate();
    else if (root.current) focusField(root.current, wrong);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no form may stand in a form, so Enter is caught here
    <div
      ref={root}
      role="group"
      aria-label="New tunnel"
      className={css.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        create();
      }}
    >
      <TunnelFields form={form} />
      <FormFailure model={form} problem={problem} title="The tunnel was not created." />
      <div>
        <Button isPending={isCreating} isDisabled={isCoolingDown} onPress={create}>
          Create tunnel
        </Button>
      </div>
    </div>
  );
}
