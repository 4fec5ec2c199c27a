import { useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { labelOf } from '../../../domain/connectors/catalogue.ts';
import type { Problem } from '../../../domain/problem.ts';
import type { AllowedAddressesProps } from '../../../forms/AllowedAddresses/AllowedAddresses.tsx';
import {
  ConnectorForm,
  type ConnectorFormHandle,
  type ConnectorFormProps,
} from '../../../forms/ConnectorForm/ConnectorForm.tsx';
import { createLazyHook } from '../../../internal/lazyCode.ts';
import {
  ConnectorGuideModal,
  type ConnectorGuideModalProps,
} from '../../../modals/ConnectorGuideModal/ConnectorGuideModal.tsx';
import type { LastTestProps } from '../../../patterns/LastTest/LastTest.tsx';
import { useCountdown } from '../../../patterns/ProblemNotice/useCountdown.ts';
import { Wizard, type WizardFrame } from '../../../patterns/Wizard/Wizard.tsx';
import type { WizardFooterProps } from '../../../patterns/Wizard/WizardFooter.tsx';
import { WizardSheet } from '../../../patterns/Wizard/WizardSheet.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { ArrowLeftIcon } from '../../../primitives/Icon/icons/ArrowLeftIcon.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { connectorSummary } from '../connectorSummary.ts';
import { ConnectorFormFooter } from './ConnectorFormFooter.tsx';
import { describeSaveFailure, type SaveFailure, type SaveProgress } from './ConnectorFormScreen.logic.ts';
import * as css from './ConnectorFormScreen.css.ts';

export interface ConnectorFormScreenProps extends Pick<
  ConnectorFormProps,
  'model' | 'definition' | 'resources'
> {
  /** What stands around the step: the trail and the steps. */
  frame: WizardFrame;
  /** The step before, by name. */
  back: NonNullable<WizardFooterProps['back']>;
  /** The choice of another type; left out while something that is saved is changed. */
  changeHref?: string;
  /** The review of what is saved, for who leaves it as it is; left out while something new is filled in. */
  keepHref?: string;
  /** What the pipeline has already, if there is one, where another is filled in: its name, if known, and where it can be reviewed. */
  present?: { readonly name?: string; readonly href: string };
  /** Text from an earlier visit was put back; its secrets were not kept. @default false */
  isRestored?: boolean;
  /** Discards that text. */
  onDiscardDraft?(): void;
  /** The setup guide, which opens over the form. */
  guide?: Pick<ConnectorGuideModalProps, 'article' | 'onRetry'> & {
    /** The guide is about to be read. */
    onOpen(): void;
  };
  /** The card of addresses to allow; left out where the form shows them itself, or needs none. */
  addresses?: AllowedAddressesProps;
  /** Everything was judged and is right: save it. */
  onSave(): void;
  /** Says what saving does: `Create source` where no step comes next. @default 'Save and continue' */
  saveLabel?: string;
  /** The save under way; meanwhile the form is read-only. */
  saving?: SaveProgress;
  /** Why the last save failed, unless every part of it is shown at a field. */
  failure?: SaveFailure;
  /** Saves without the test that could not be made. Left out where the service insists on one. */
  onSaveUntested?(): void;
  /** Everything was judged and is right: test it. */
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

/** The link that leaves the form: to what is saved, or to another type. */
function LeaveLink({
  kind,
  keepHref,
  changeHref,
}: Pick<Props, 'keepHref' | 'changeHref'> & { kind: string }) {
  if (keepHref) {
    return (
      <ButtonLink href={keepHref} variant="ghost" size="toolbar">
        Cancel editing
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

const useAllowedAddresses = createLazyHook(
  () => import('../../../forms/AllowedAddresses/AllowedAddresses.tsx'),
);
const useLastTest = createLazyHook(() => import('../../../patterns/LastTest/LastTest.tsx'));

/** Beside the form: what its connection needs, and how it went last. */
function Help({ addresses, lastTest }: Pick<Props, 'addresses' | 'lastTest'>) {
  const card = useAllowedAddresses(addresses !== undefined);
  const parts = useLastTest(lastTest !== undefined);
  return (
    <>
      {addresses && card && <card.AllowedAddresses {...addresses} />}
      {lastTest && parts && (
        <Card title="Last test">
          <parts.LastTest {...lastTest} />
        </Card>
      )}
    </>
  );
}

/** Above the form: what the pipeline has already, and what was restored. */
function Notices({
  kind,
  present,
  isRestored,
  onDiscardDraft,
}: Pick<Props, 'present' | 'isRestored' | 'onDiscardDraft'> & { kind: string }) {
  if (!present && !isRestored) return null;
  return (
    <div className={css.notices}>
      {present && (
        <Banner
          title={`This pipeline has a ${kind} already.`}
          actions={<Link href={present.href}>{`Review the ${kind}`}</Link>}
        >
          Saving creates a new {kind} and replaces {present.name ? <bdi>{present.name}</bdi> : 'it'}.
        </Banner>
      )}
      {isRestored && (
        <Banner
          role="status"
          title="We restored your draft."
          actions={
            onDiscardDraft && (
              <Button size="small" onPress={onDiscardDraft}>
                Discard draft
              </Button>
            )
          }
        >
          Enter passwords and keys again.
        </Banner>
      )}
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
  onDiscardDraft,
  guide,
  addresses,
  onSave,
  saveLabel,
  saving,
  failure,
  onSaveUntested,
  onTest,
  isTesting = false,
  testProblem,
  isOffline = false,
  lastTest,
  ref,
  ...form
}: ConnectorFormScreenProps) {
  const formId = useId();
  const isResting = useCountdown(failure?.problem) > 0;
  const handle = useRef<ConnectorFormHandle>(null);
  useImperativeHandle(ref, () => ({
    check: () => handle.current?.check() ?? false,
    focusFirstError: () => handle.current?.focusFirstError(),
    focusField: (path) => handle.current?.focusField(path),
  }));
  const { kind, type } = form.definition;
  const [isGuideOpen, setGuideOpen] = useState(false);
  const openGuide = (): void => {
    guide?.onOpen();
    setGuideOpen(true);
  };
  return (
    <Wizard {...frame} help={(addresses || lastTest) && <Help addresses={addresses} lastTest={lastTest} />}>
      <WizardSheet
        head={{ type, title: labelOf(type), description: connectorSummary(kind, type) }}
        headAction={
          (guide || keepHref || changeHref) && (
            <>
              {guide && (
                <Button variant="ghost" size="toolbar" onPress={openGuide}>
                  Setup guide
                </Button>
              )}
              <LeaveLink kind={kind} keepHref={keepHref} changeHref={changeHref} />
            </>
          )
        }
        footer={
          <ConnectorFormFooter
            back={back}
            formId={formId}
            saveLabel={saveLabel}
            saving={saving}
            failure={
              failure && {
                problem: failure.problem,
                wording: describeSaveFailure(kind, failure),
                action: failure.step === 'test' && onSaveUntested && (
                  <Button
                    size="small"
                    onPress={() => {
                      if (handle.current?.check()) onSaveUntested();
                    }}
                  >
                    Save without testing
                  </Button>
                ),
              }
            }
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
        <Notices kind={kind} present={present} isRestored={isRestored} onDiscardDraft={onDiscardDraft} />
        <ConnectorForm
          {...form}
          id={formId}
          ref={handle}
          isReadOnly={saving !== undefined}
          onSubmit={() => {
            if (!saving && !isResting && !isOffline) onSave();
          }}
        />
      </WizardSheet>
      {guide && (
        <ConnectorGuideModal
          kind={kind}
          type={type}
          article={guide.article}
          onRetry={guide.onRetry}
          isOpen={isGuideOpen}
          onClose={() => setGuideOpen(false)}
        />
      )}
    </Wizard>
  );
}
