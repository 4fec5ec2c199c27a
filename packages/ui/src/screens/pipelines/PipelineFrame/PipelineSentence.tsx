import { blamedEnd } from '../../../domain/connectors/test/blamedEnd.ts';
import { healthRule, pipelineEvidence, pipelineState } from '../../../domain/evidence/pipelineEvidence.ts';
import { isAccessError } from '../../../domain/connectors/test/accessError.ts';
import { repairLabel } from '../../../domain/connectors/test/repairLabel.ts';
import { labelOf } from '../../../domain/entities/catalogue.ts';
import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import type { CollectionUsage } from '../../../domain/entities/usage.ts';
import { repairPageLabel } from '../../../domain/pipelines/pipelineActions.ts';
import { aheadOf, isAhead, retryAt, silentHours } from '../../../domain/pipelines/pipelineHealth.ts';
import { pipelineStatusSpec } from '../../../domain/pipelines/pipelineStatus.ts';
import { formatCount, formatQuantity } from '../../../domain/format/count.ts';
import { describeLoads } from '../../../domain/usage/tableLoads.ts';
import { useNow } from '../../../patterns/PresentProvider/present.ts';
import { ComingTime } from '../../../patterns/RelativeTime/ComingTime.tsx';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { StateSentence, type StateTone } from '../../../patterns/StateSentence/StateSentence.tsx';
import { WhyStatus } from '../../../patterns/WhyStatus/WhyStatus.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { WarningIcon } from '../../../primitives/Icon/icons/WarningIcon.ts';
import type { PipelineHrefs } from './pipelineHrefs.ts';

export interface PipelineSentenceProps {
  pipeline: PipelineDetail;
  /** Its tables, if they are known: which of them are being copied. */
  collections?: readonly CollectionUsage[] | undefined;
  /** The pages with a remedy, and the log at the error. Without an address, the sentence has no such button. */
  hrefs: Pick<PipelineHrefs, 'form' | 'overview' | 'error'>;
}

/** The form of the connector that the error names; the overview, which has remedies of both, if it names none. */
function repairOf({ pipeline, hrefs }: PipelineSentenceProps) {
  const { lastError } = pipeline;
  const end = blamedEnd(lastError, pipeline);
  const focus = isAccessError(lastError ?? '') ? 'credentials' : undefined;
  const form = end && hrefs.form?.(end, focus);
  return end === undefined || form === undefined
    ? { href: hrefs.overview, label: repairPageLabel }
    : { href: form, label: repairLabel(end, pipeline, lastError) };
}

/** What mends an error, and its line of the log. */
function Repair(props: PipelineSentenceProps) {
  const { hrefs } = props;
  const { href, label } = repairOf(props);
  return (
    <>
      {href !== undefined && (
        <ButtonLink href={href} size="small">
          {label}
        </ButtonLink>
      )}
      {hrefs.error !== undefined && (
        <ButtonLink href={hrefs.error} size="small" variant="ghost">
          Open in logs
        </ButtonLink>
      )}
    </>
  );
}

interface TimesProps {
  lastSyncedAt: Date | null | undefined;
  /** What comes next, in words before its time, and when. */
  next?: { readonly label: string; readonly at: Date } | undefined;
}

/** When it last synced and what comes next, as far as the service tells. */
function Times({ lastSyncedAt, next }: TimesProps) {
  const now = useNow();
  return (
    <>
      {lastSyncedAt && (
        <>
          Last sync{' '}
          {isAhead(lastSyncedAt, now) ? (
            <ComingTime date={lastSyncedAt} isFocusable />
          ) : (
            <RelativeTime date={lastSyncedAt} isFocusable />
          )}
          .{' '}
        </>
      )}
      {next && (
        <>
          {next.label} <ComingTime date={next.at} isFocusable />.
        </>
      )}
    </>
  );
}

interface Sentence {
  readonly tone: StateTone;
  readonly lead: string;
  readonly rest?: string;
  /** What comes next, in words before its time. */
  readonly next?: { readonly label: string; readonly at: Date } | undefined;
}

/** A running pipeline: healthy only by proof, and never while a table has failed. */
function runningSentence(
  pipeline: PipelineDetail,
  collections: readonly CollectionUsage[],
  now: Date,
): Pick<Sentence, 'tone' | 'lead' | 'rest'> {
  switch (pipelineState(pipeline, collections, now)) {
    case 'overdue':
      return { tone: 'caution', lead: 'The sync is overdue.' };
    case 'partial': {
      const failed = collections.filter(({ status }) => status === 'errored').length;
      const tables = formatQuantity(collections.length, 'table');
      return { tone: 'caution', lead: `${formatCount(failed)} of ${tables} failed.` };
    }
    case 'late':
      return { tone: 'caution', lead: 'The sync is late.' };
    case 'quiet': {
      const hours = formatQuantity(silentHours(pipeline) ?? 0, 'hour');
      return { tone: 'caution', lead: 'Unusually quiet.', rest: `No records for ${hours}.` };
    }
    case 'ahead':
      return aheadOf(pipeline, now)?.what === 'change'
        ? { tone: 'caution', lead: 'A clock is ahead.', rest: 'The newest change is in the future.' }
        : {
            tone: 'caution',
            lead: 'The service’s clock is ahead.',
            rest: 'The last sync proves nothing.',
          };
    case 'behind':
      return {
        tone: 'caution',
        lead: 'The times disagree.',
        rest: 'The newest change was made after the last sync.',
      };
    case 'healthy':
      return { tone: 'positive', lead: 'Healthy.' };
    case 'onTime':
      return { tone: 'positive', lead: 'Syncs on time.' };
    case 'unknown':
      return { tone: 'neutral', lead: 'Running.' };
  }
}

function sentenceOf({ pipeline, collections = [] }: PipelineSentenceProps, now: Date): Sentence {
  const loads = describeLoads(collections);
  switch (pipeline.status) {
    case 'running': {
      if (loads) {
        return {
          tone: 'info',
          lead: loads.kind === 'initial' ? 'Initial sync.' : 'Resyncing.',
          rest: loads.text,
        };
      }
      const { nextSyncAt } = pipeline;
      const next = nextSyncAt ? { label: 'Next sync', at: nextSyncAt } : undefined;
      return { ...runningSentence(pipeline, collections, now), next };
    }
    case 'starting':
      return {
        tone: 'info',
        lead: 'Starting.',
        rest:
          loads === undefined
            ? 'The first records arrive in a moment.'
            : loads === null
              ? 'Syncing continues from where it stopped.'
              : loads.text,
      };
    case 'errored': {
      const at = retryAt(pipeline, now);
      return {
        tone: 'critical',
        lead: at ? 'Failing.' : 'Stopped.',
        rest: pipeline.lastError ?? 'The service does not say why.',
        next: at && { label: 'Next try', at },
      };
    }
    case 'pausing':
    case 'paused':
      return {
        tone: 'caution',
        lead: pipeline.status === 'paused' ? 'Paused.' : 'Pausing.',
        rest: 'Nothing syncs until you resume. The read position is kept.',
      };
    case 'archived':
      return {
        tone: 'neutral',
        lead: 'Archived.',
        rest: 'Nothing syncs. Settings and history are kept. Restored pipelines come back paused.',
      };
    default: {
      const { label, tone } = pipelineStatusSpec(pipeline.status);
      return { tone, lead: `${label}.` };
    }
  }
}

/** `Production Postgres (PostgreSQL) to Analytics (Snowflake)` */
const route = ({ source, destination }: PipelineDetail): readonly string[] =>
  source && destination
    ? [`${source.name} (${labelOf(source.type)}) to ${destination.name} (${labelOf(destination.type)})`]
    : [];

/** What a pipeline's status means for its data, as one sentence that every tab shows. */
export function PipelineSentence(props: PipelineSentenceProps) {
  const now = useNow();
  const { tone, lead, rest, next } = sentenceOf(props, now);
  const { pipeline, collections = [] } = props;
  const isRunning = pipeline.status === 'running';
  return (
    <StateSentence
      tone={tone}
      {...(tone === 'caution' && isRunning && { icon: WarningIcon })}
      lead={lead}
      times={
        <>
          <Times lastSyncedAt={pipeline.lastSyncedAt} next={next} />{' '}
          <WhyStatus
            facts={pipelineEvidence(pipeline, collections, now)}
            {...(isRunning && { rule: healthRule })}
            about={[
              `${pipeline.name} (pipeline ${pipeline.id})`,
              ...route(pipeline),
              `${lead} ${rest ?? ''}`,
            ]}
          />
        </>
      }
      actions={pipeline.status === 'errored' && <Repair {...props} />}
    >
      {rest}
    </StateSentence>
  );
}
