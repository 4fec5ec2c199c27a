import { useId, useRef } from 'react';
import { describeProblem } from '../../domain/outcome/problem.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import * as fieldCss from '../../primitives/field/Field.css.ts';
import { CopyButton } from '../../patterns/CopyButton/CopyButton.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Code } from '../../primitives/Code/Code.tsx';
import * as css from '../fields/fields.css.ts';

const label = 'External ID';

interface ExternalIdProps {
  value: Remote<string>;
  onReload(): void;
}

function Content({ value, onReload }: ExternalIdProps) {
  const shown = useRef<HTMLElement>(null);
  if (value.state === 'ready')
    return (
      <>
        <span ref={shown} className={css.panelWords}>
          <Code>{value.value}</Code>
        </span>
        <CopyButton text={value.value} source={shown} variant="ghost" subject={label} />
      </>
    );
  if (value.state === 'failed')
    return (
      <>
        <span role="alert" className={css.panelWords}>
          {`The external ID could not be loaded. ${describeProblem(value.problem).advice}`}
        </span>
        <Button size="small" variant="ghost" onPress={onReload}>
          Try again
        </Button>
      </>
    );
  return (
    <span className={css.panelWords}>
      {value.isOffline ? 'You are offline. It loads when you are back online.' : 'Loading …'}
    </span>
  );
}

/** The id that a role must require from us, so that nobody else can use the role through us. To copy. */
export function ExternalId(props: ExternalIdProps) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className={css.slot}>
      <span id={labelId} className={css.groupLabel}>
        {label}
      </span>
      <div className={css.panel}>
        <Content {...props} />
      </div>
      <span className={fieldCss.description}>
        The role must require it. It belongs to your account and never changes.
      </span>
    </div>
  );
}
