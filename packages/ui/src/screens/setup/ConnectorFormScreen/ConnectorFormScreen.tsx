import { useId, useImperativeHandle, useRef, type Ref } from 'react';
import { labelOf } from '../../../domain/entities/catalogue.ts';
import { addressesField } from '../../../domain/forms/values/connection.ts';
import type { Problem } from '../../../domain/outcome/problem.ts';
import type { AllowedAddressesProps } from '../../../forms/AllowedAddresses/AllowedAddresses.tsx';
import {
  ConnectorForm,
  type ConnectorFormHandle,
  type ConnectorFormProps,
} from '../../../forms/ConnectorForm/ConnectorForm.tsx';
import { focusField } from '../../../forms/fields/focusField.ts';
import { createLazyHook } from '../../../internal/lazyCode.ts';
import {
  ConnectorGuideDrawer,
  type ConnectorGuideDrawerProps,
} from '../../../modals/ConnectorGuideDrawer/ConnectorGuideDrawer.tsx';
import type { ConnectorGuideProps } from '../../../patterns/ConnectorGuide/ConnectorGuide.tsx';
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

export type { SaveFailure, SaveProgress } from './ConnectorFormScreen.logic.ts';

export interface ConnectorFormScreenProps extends Pick<
  ConnectorFormProps,
  'model' | 'definition' | 'resources'
> {
  /** The frame of the step: breadcrumb and steps. */
  frame: WizardFrame;
  /** The previous step, with its label. */
  back: NonNullable<WizardFooterProps['back']>;
  /** The page for choosing another type; omitted while a saved connector is edited. */
  changeHref?: string;
  /** The review of the saved connector, to cancel editing; omitted for a new connector. */
  keepHref?: string;
  /** The pipeline's existing connector while another one is filled in: its name, if known, and its review page. */
  present?: { readonly name?: string; readonly href: string };
  /** Entries of an earlier visit were restored, except for secrets. @default false */
  isRestored?: boolean;
  /** Discards the restored entries. */
  onDiscardDraft?(): void;
  /** The setup guide: a card beside the form, if there is room, and a drawer that the button opens. */
  guide?: Pick<ConnectorGuideDrawerProps, 'article' | 'onRetry' | 'isOpen'> & {
    /** Opens or closes the guide. */
    onOpenChange(isOpen: boolean): void;
  };
  /** The card of addresses to allow; omitted if the form shows them itself or needs none. */
  addresses?: AllowedAddressesProps;
  /** All entries are valid: save them. */
  onSave(): void;
  /** Label of the save button, such as `Create source` if no step follows. @default 'Save and continue' */
  saveLabel?: string;
  /** The save in progress, during which the form is read-only. */
  saving?: SaveProgress;
  /** Why the last save failed, unless fields show every part of it. */
  failure?: SaveFailure;
  /** Saves although the test could not run. Omitted if the service requires a test. */
  onSaveUntested?(): void;
  /** All entries are valid: test them. */
  onTest(): void;
  /** @default false */
  isTesting?: boolean;
  /** Why the last test did not run. While the service limits requests, the button counts down. */
  testProblem?: Problem;
  /** Offline, nothing can be tested or saved (docs/faults.md, F1). @default false */
  isOffline?: boolean;
  /** The outcome of the last test, once its modal is closed; omitted before the first test. */
  lastTest?: LastTestProps;
  /** A handle to control the form. */
  ref?: Ref<ConnectorFormHandle>;
}

type Props = ConnectorFormScreenProps;

/** The link that leaves the form: to the saved connector, or to another type. */
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

const useGuideBeside = createLazyHook(() => import('../../../patterns/ConnectorGuide/ConnectorGuide.tsx'));

interface HelpProps extends Pick<Props, 'addresses' | 'lastTest'> {
  /** The guide, while its drawer is closed. */
  guide?: ConnectorGuideProps;
}

/** Beside the form: the addresses to allow, the last test, and what to prepare, last because it can be long. */
function Help({ guide, addresses, lastTest }: HelpProps) {
  const beside = useGuideBeside(guide !== undefined);
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
      {guide && beside && (
        <div className={css.beside}>
          <Card isFlush>
            <beside.ConnectorGuide {...guide} />
          </Card>
        </div>
      )}
    </>
  );
}

/** Above the form: the pipeline's existing connector, and the restored entries. */
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
          title={`This pipeline already has a ${kind}.`}
          actions={<Link href={present.href}>{`Review the ${kind}`}</Link>}
        >
          Saving creates a new {kind} and replaces{' '}
          {present.name ? <bdi translate="no">{present.name}</bdi> : 'it'}.
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

/** A source or destination is filled in, tested and saved (spec §2). */
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
  const isCoolingDown = useCountdown(failure?.problem) > 0;
  const handle = useRef<ConnectorFormHandle>(null);
  useImperativeHandle(ref, () => ({
    check: () => handle.current?.check() ?? false,
    focusFirstError: () => handle.current?.focusFirstError(),
    focusField(path) {
      if (handle.current?.focusField(path)) return true;
      // The addresses to allow are in the form or beside it.
      const page = document.getElementById(formId)?.closest('main');
      return path === addressesField && page ? focusField(page, path) : false;
    },
  }));
  const { kind, type } = form.definition;
  const prepare =
    guide && !guide.isOpen ? { kind, type, article: guide.article, onRetry: guide.onRetry } : undefined;
  return (
    <Wizard
      {...frame}
      help={
        (prepare || addresses || lastTest) && (
          <Help guide={prepare} addresses={addresses} lastTest={lastTest} />
        )
      }
    >
      <WizardSheet
        head={{ type, title: labelOf(type), description: connectorSummary(kind, type) }}
        headAction={
          (guide || keepHref || changeHref) && (
            <>
              {guide && (
                <Button
                  variant="ghost"
                  size="toolbar"
                  aria-expanded={guide.isOpen}
                  onPress={() => guide.onOpenChange(!guide.isOpen)}
                >
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
            isCoolingDown={isCoolingDown}
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
            if (!saving && !isCoolingDown && !isOffline) onSave();
          }}
        />
      </WizardSheet>
      {guide && (
        <ConnectorGuideDrawer
          kind={kind}
          type={type}
          article={guide.article}
          onRetry={guide.onRetry}
          isOpen={guide.isOpen}
          onClose={() => guide.onOpenChange(false)}
        />
      )}
    </Wizard>
  );
}
