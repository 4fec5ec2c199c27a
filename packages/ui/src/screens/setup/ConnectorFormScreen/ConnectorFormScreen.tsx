import { useId, useImperativeHandle, useRef, type Ref } from 'react';
import { labelOf } from '../../../domain/connectors/catalogue.ts';
import type { Problem, ProblemWording } from '../../../domain/problem.ts';
import {
  AllowedAddresses,
  type AllowedAddressesProps,
} from '../../../forms/AllowedAddresses/AllowedAddresses.tsx';
import {
  ConnectorForm,
  type ConnectorFormHandle,
  type ConnectorFormProps,
} from '../../../forms/ConnectorForm/ConnectorForm.tsx';
import { createLazyHook } from '../../../internal/lazyCode.ts';
import type { LastTestProps } from '../../../patterns/LastTest/LastTest.tsx';
import { ProblemNotice } from '../../../patterns/ProblemNotice/ProblemNotice.tsx';
import { useCountdown } from '../../../patterns/ProblemNotice/useCountdown.ts';
import { Wizard, type WizardFrame } from '../../../patterns/Wizard/Wizard.tsx';
import type { WizardFooterProps } from '../../../patterns/Wizard/WizardFooter.tsx';
import { WizardSheet } from '../../../patterns/Wizard/WizardSheet.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { ArrowLeftIcon } from '../../../primitives/Icon/icons/ArrowLeftIcon.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { connectorSummary } from '../connectorSummary.ts';
import { ConnectorFormFooter } from './ConnectorFormFooter.tsx';
import * as css from './ConnectorFormScreen.css.ts';

export interface ConnectorFormScreenProps extends Pick<
  ConnectorFormProps,
  'model' | 'definition' | 'connection' | 'newTunnel' | 'tunnelActions' | 'hasFeature'
> {
  /** What stands around the step: the trail and the steps. */
  frame: WizardFrame;
  /** The step before, by name. */
  back: NonNullable<WizardFooterProps['back']>;
  /** The choice of another type; left out while something that is saved is changed. */
  changeHref?: string;
  /** The review of what is saved, for who leaves it as it is; left out while something new is filled in. */
  keepHref?: string;
  /** What the pipeline has already, where another is filled in: its name, if known, and where it can be reviewed. */
  present?: { readonly name?: string; readonly href: string };
  /** Text from an earlier visit was put back; its secrets were not kept. @default false */
  isRestored?: boolean;
  /** The card of addresses to let in; left out where nothing has to be. */
  addresses?: AllowedAddressesProps;
  /** Everything was judged and is right: save it. */
  onSave(): void;
  /** @default false */
  isSaving?: boolean;
  /** Why it could not be saved, where that is about no field. */
  problem?: Problem;
  /** Better words for it. */
  wording?: ProblemWording;
  /** Everything was judged and is right: try it. */
  onTest(): void;
  /** @default false */
  isTesting?: boolean;
  /** Why the last test was not made; while the service asks to be spared, the button says how long. */
  testProblem?: Problem;
  /** There is no network: nothing can be tried or saved until it is back (docs/faults.md, F1). @default false */
  isOffline?: boolean;
  /** How the last test ended, once its modal is closed; left out before the first. */
  lastTest?: LastTestProps;
  /** What can be asked of the form on it. */
  ref?: Ref<ConnectorFormHandle>;
}

type Props = ConnectorFormScreenProps;

/** Out of the form again: to what is saved, or to another type. */
function HeadAction({
  kind,
  keepHref,
  changeHref,
}: Pick<Props, 'keepHref' | 'changeHref'> & { kind: string }) {
  if (keepHref) {
    return (
      <ButtonLink href={keepHref} variant="ghost" size="toolbar">
        Keep what is saved
      </ButtonLink>
    );
  }
  return (
    changeHref && (
      <ButtonLink href={changeHref} variant="ghost" size="toolbar" icon={ArrowLeftIcon}>
        {`Change ${kind}`}
      </ButtonLink>
    )
  );
}

const useLastTest = createLazyHook(() => import('../../../patterns/LastTest/LastTest.tsx'));

/** Beside the form: what its connection needs, and how it went last. */
function Help({ addresses, lastTest }: Pick<Props, 'addresses' | 'lastTest'>) {
  const parts = useLastTest(lastTest !== undefined);
  return (
    <>
      {addresses && <AllowedAddresses {...addresses} />}
      {lastTest && parts && (
        <Card title="Last test">
          <parts.LastTest {...lastTest} />
        </Card>
      )}
    </>
  );
}

/** Over the form: what is there already, what was put back, and why it could not be saved. */
function Notices({
  kind,
  present,
  isRestored,
  problem,
  wording,
}: Pick<Props, 'present' | 'isRestored' | 'problem' | 'wording'> & { kind: string }) {
  if (!present && !isRestored && !problem) return null;
  return (
    <div className={css.notices}>
      {present && (
        <Banner
          title={`This pipeline has a ${kind} already.`}
          actions={<Link href={present.href}>{`Review the ${kind}`}</Link>}
        >
          What is saved here is a new one, and takes the place of{' '}
          {present.name ? <bdi>{present.name}</bdi> : 'it'}.
        </Banner>
      )}
      {isRestored && (
        <Banner role="status" title="What you entered last time is here again.">
          Secrets have to be entered again.
        </Banner>
      )}
      {problem && <ProblemNotice problem={problem} wording={wording} />}
    </div>
  );
}

/** A source or destination is filled in, tried, and saved (spec §2). */
export function ConnectorFormScreen({
  frame,
  back,
  changeHref,
  keepHref,
  present,
  isRestored = false,
  addresses,
  onSave,
  isSaving = false,
  problem,
  wording,
  onTest,
  isTesting = false,
  testProblem,
  isOffline = false,
  lastTest,
  ref,
  ...form
}: ConnectorFormScreenProps) {
  const formId = useId();
  const isResting = useCountdown(problem) > 0;
  const handle = useRef<ConnectorFormHandle>(null);
  useImperativeHandle(ref, () => ({
    check: () => handle.current?.check() ?? false,
    focusFirstError: () => handle.current?.focusFirstError(),
    focusField: (path) => handle.current?.focusField(path),
  }));
  const { kind, type } = form.definition;
  return (
    <Wizard {...frame} help={(addresses || lastTest) && <Help addresses={addresses} lastTest={lastTest} />}>
      <WizardSheet
        head={{ type, title: labelOf(type), description: connectorSummary(kind, type) }}
        headAction={
          (keepHref || changeHref) && <HeadAction kind={kind} keepHref={keepHref} changeHref={changeHref} />
        }
        footer={
          <ConnectorFormFooter
            back={back}
            formId={formId}
            isSaving={isSaving}
            isTesting={isTesting}
            isOffline={isOffline}
            isResting={isResting}
            testProblem={testProblem}
            onTest={() => {
              if (handle.current?.check()) onTest();
            }}
          />
        }
      >
        <Notices kind={kind} present={present} isRestored={isRestored} problem={problem} wording={wording} />
        <ConnectorForm
          {...form}
          id={formId}
          ref={handle}
          onSubmit={() => {
            if (!isSaving && !isResting && !isOffline) onSave();
          }}
        />
      </WizardSheet>
    </Wizard>
  );
}
