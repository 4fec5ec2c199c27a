import { useRef } from 'react';
import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import type { PipelineEvent } from '../../../domain/entities/pipelineEvent.ts';
import { formatQuantity } from '../../../domain/format/count.ts';
import { formatExact } from '../../../domain/format/time.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { canPipeline, type PipelinePageAction } from '../../../domain/pipelines/pipelineActions.ts';
import { retryAt } from '../../../domain/pipelines/pipelineHealth.ts';
import { errorReport, failureTime, type FailureTime } from '../../../domain/remedies/errorReport.ts';
import {
  explainError,
  whatHappened,
  type End,
  type ExplainedError,
} from '../../../domain/remedies/explainError.ts';
import { ladderOf, type Remedy } from '../../../domain/remedies/ladder.ts';
import { CopyButton } from '../../../patterns/CopyButton/CopyButton.tsx';
import { useNow, useTimeZone } from '../../../patterns/PresentProvider/present.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Disclosure } from '../../../primitives/Disclosure/Disclosure.tsx';
import * as css from './OverviewRepair.css.ts';

export interface OverviewRepairProps {
  /** Stopped with an error. */
  pipeline: PipelineDetail;
  /** Its log, which tells when it failed. */
  events: Remote<readonly PipelineEvent[]> | undefined;
  /** A remedy without an address is not offered. */
  hrefs: {
    readonly source?: string;
    readonly destination?: string;
    readonly form?: (end: End, focus?: string) => string | undefined;
    readonly tables?: string;
    readonly sync?: string;
  };
  hasResync: boolean;
  isActing: boolean;
  onAction(action: PipelinePageAction): void;
}

type Control = { readonly href: string } | { readonly action: PipelinePageAction };

/** Where a remedy leads. `undefined` if this place does not offer it. */
function controlOf(
  { id, end, focus }: Remedy,
  { pipeline, hrefs, hasResync }: OverviewRepairProps,
): Control | undefined {
  const at = (href: string | undefined) => (href === undefined ? undefined : { href });
  switch (id) {
    case 'start':
      return canPipeline('resume', pipeline) ? { action: 'resume' } : undefined;
    case 'resync':
      return hasResync && canPipeline('resync', pipeline) ? { action: 'resync' } : undefined;
    case 'test':
      return at(hrefs[end]);
    case 'tables':
      return at(hrefs.tables);
    case 'frequency':
      return at(hrefs.sync);
    default:
      return at(hrefs.form?.(end, focus));
  }
}

type OfferedRemedy = Remedy & { readonly control: Control };

const offered = (remedies: readonly Remedy[], props: OverviewRepairProps): readonly OfferedRemedy[] =>
  remedies.flatMap((remedy) => {
    const control = controlOf(remedy, props);
    return control ? [{ ...remedy, control }] : [];
  });

interface StepProps extends Pick<OverviewRepairProps, 'isActing' | 'onAction'> {
  remedy: OfferedRemedy;
  /** The next step: the one emphasised button of the page. */
  isNext?: boolean;
}

function Step({ remedy: { label, text, loses, control }, isNext = false, isActing, onAction }: StepProps) {
  const look = isNext
    ? ({ tone: 'accent', variant: 'solid' } as const)
    : ({ variant: 'outline', size: 'small' } as const);
  return (
    <li className={css.step}>
      <div className={css.words}>
        <span className={css.label}>{label}</span>
        <p className={css.text}>{text}</p>
        <p className={css.loses}>{loses}</p>
      </div>
      <div className={css.control}>
        {'href' in control ? (
          <ButtonLink {...look} href={control.href}>
            {label}
          </ButtonLink>
        ) : (
          <Button
            {...look}
            isPending={isNext && isActing}
            isDisabled={isActing}
            onPress={() => onAction(control.action)}
          >
            {label}
          </Button>
        )}
      </div>
    </li>
  );
}

/** What happened and when. An error with unknown words gets no cause. */
function describe(
  error: ExplainedError | undefined,
  { lastError }: PipelineDetail,
  failed: (FailureTime & { readonly isTrying: boolean }) | undefined,
  timeZone: string,
): string {
  const first = failed?.isTrying ? 'Failing since' : 'Stopped at';
  const when = failed && `${failed.isFirst ? first : 'Last failed at'} ${formatExact(failed.at, timeZone)}`;
  if (error) return whatHappened(error, when);
  const unknown = lastError ? 'the cause of this error is not known to us' : 'the service does not say why';
  return whatHappened({ what: unknown }, when);
}

/**
 * What gets a stopped pipeline running again: the cause in plain words, what to check, the cheapest remedy, and the others
 * with what each of them loses.
 */
export function OverviewRepair(props: OverviewRepairProps) {
  const { pipeline, events, isActing, onAction } = props;
  const timeZone = useTimeZone();
  const shown = useRef<HTMLPreElement>(null);
  const error = explainError(pipeline.lastError, pipeline);
  const failed = events?.state === 'ready' ? failureTime(events.value) : undefined;
  const isTrying = retryAt(pipeline, useNow()) !== undefined;
  const [next, ...others] = offered(ladderOf(error, pipeline), props);
  const report = errorReport(pipeline, error, failed?.at);
  return (
    <>
      <div className={css.cause}>
        <p className={css.what}>{describe(error, pipeline, failed && { ...failed, isTrying }, timeZone)}</p>
        {error && <p className={css.check}>{error.check}</p>}
        {next?.id === 'test' && !error?.isEndKnown && (
          <p className={css.check}>The error does not say which connector failed. Test both.</p>
        )}
        <p className={css.check}>Data already loaded and the read position are kept.</p>
      </div>
      {next && (
        <ol className={css.first}>
          <Step remedy={next} isNext isActing={isActing} onAction={onAction} />
        </ol>
      )}
      {others.length > 0 && (
        <Disclosure title="Other ways" note={formatQuantity(others.length, 'more step')}>
          <ol className={css.others} start={2}>
            {others.map((remedy) => (
              <Step
                key={`${remedy.id} ${remedy.end}`}
                remedy={remedy}
                isActing={isActing}
                onAction={onAction}
              />
            ))}
          </ol>
        </Disclosure>
      )}
      <Disclosure title="Report" note="Without passwords and keys">
        <div className={css.report}>
          <pre
            ref={shown}
            className={css.error}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable text must be reachable by keyboard
            tabIndex={0}
            role="region"
            aria-label="Error report"
            translate="no"
          >
            {report}
          </pre>
          <CopyButton text={report} source={shown} label="Copy report" />
        </div>
      </Disclosure>
    </>
  );
}
