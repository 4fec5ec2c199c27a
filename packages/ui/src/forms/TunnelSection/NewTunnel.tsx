import { useEffect, useImperativeHandle, useRef, useSyncExternalStore, type Ref } from 'react';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import type { Problem } from '../../domain/outcome/problem.ts';
import { ProblemNotice } from '../../patterns/ProblemNotice/ProblemNotice.tsx';
import { useCountdown } from '../../patterns/ProblemNotice/useCountdown.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ChevronDownIcon } from '../../primitives/Icon/icons/ChevronDownIcon.ts';
import { ChevronRightIcon } from '../../primitives/Icon/icons/ChevronRightIcon.ts';
import * as fieldsCss from '../fields/fields.css.ts';
import { FieldSlot } from '../modelForm/FieldSlot.tsx';
import { focusField } from '../fields/focusField.ts';
import { useField } from '../fields/useField.ts';
import * as css from './TunnelSection.css.ts';

/** Methods for controlling the form, for a dialog. */
export interface NewTunnelHandle {
  /** Validates the form, then creates the tunnel or moves the focus to the first error. */
  create(): void;
}

interface NewTunnelProps {
  /** Made from `tunnelForm`. */
  form: FormModel;
  /** All entries are valid: create the tunnel. */
  onCreate(): void;
  isCreating: boolean;
  problem: Problem | undefined;
  /** Handle for a dialog whose footer has the button: the form then has no frame and no button. */
  ref?: Ref<NewTunnelHandle>;
}

const ssh = '1';

/** The form of a new tunnel (spec §5). It is inside another form, so Enter only creates the tunnel. */
export function NewTunnel({ form, onCreate, isCreating, problem, ref }: NewTunnelProps) {
  const root = useRef<HTMLDivElement>(null);
  const { summary } = useSyncExternalStore(form.subscribe, form.getSnapshot, form.getSnapshot);
  const isSsh = useField(form, 'type', 'choice').value === ssh;
  const isAdvancedOpen = useField(form, 'isAdvancedOpen', 'toggle').value;

  // After the service refuses the entries, the focus moves to the first error.
  const wasCreating = useRef(false);
  useEffect(() => {
    const hasEnded = wasCreating.current && !isCreating;
    wasCreating.current = isCreating;
    if (!hasEnded) return;
    const wrong = form.fields.find(({ path }) => form.at(path).getSnapshot().error !== undefined);
    if (wrong && root.current) focusField(root.current, wrong.path);
  }, [isCreating, form]);

  const isCoolingDown = useCountdown(problem) > 0;
  const create = (): void => {
    if (isCreating || isCoolingDown) return;
    const wrong = form.validate();
    if (wrong === undefined) onCreate();
    else if (root.current) focusField(root.current, wrong);
  };
  useImperativeHandle(ref, () => ({ create }));
  const slot = (path: string) => <FieldSlot key={path} model={form} path={path} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no form may stand in a form, so Enter is caught here
    <div
      ref={root}
      role="group"
      aria-label="New tunnel"
      className={ref ? css.section : css.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        create();
      }}
    >
      <div className={fieldsCss.grid}>
        {slot('name')}
        {slot('type')}
        {slot('provider')}
        {slot('region')}
        {slot('ssh_host')}
        {slot('ssh_user')}
        {isSsh && slot('ssh_port')}
      </div>
      {!isSsh && (
        <>
          <div>
            <Button
              size="small"
              variant="ghost"
              icon={isAdvancedOpen ? ChevronDownIcon : ChevronRightIcon}
              aria-expanded={isAdvancedOpen}
              onPress={() => form.setValue('isAdvancedOpen', !isAdvancedOpen)}
            >
              Advanced options
            </Button>
          </div>
          <div className={fieldsCss.grid}>{slot('ssh_port')}</div>
        </>
      )}
      {summary.length > 0 && (
        <Banner tone="critical" role="alert" title="The tunnel was not created.">
          {summary.join(' ')}
        </Banner>
      )}
      {problem && <ProblemNotice problem={problem} />}
      {!ref && (
        <div>
          <Button isPending={isCreating} isDisabled={isCoolingDown} onPress={create}>
            Create tunnel
          </Button>
        </div>
      )}
    </div>
  );
}
