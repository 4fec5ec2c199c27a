import { repairLabel } from '../../../domain/connectors/test/repairLabel.ts';
import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import type { CollectionUsage } from '../../../domain/entities/usage.ts';
import { pipelineHealth } from '../../../domain/pipelines/pipelineHealth.ts';
import { pipelineStatusSpec } from '../../../domain/pipelines/pipelineStatus.ts';
import { describeLoads } from '../../../domain/usage/tableLoads.ts';
import { useNow } from '../../../patterns/PresentProvider/present.ts';
import { ComingTime } from '../../../patterns/RelativeTime/ComingTime.tsx';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { StateSentence, type StateTone } from '../../../patterns/StateSentence/StateSentence.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';

export interface PipelineSentenceProps {
  pipeline: PipelineDetail;
  /** Its tables, if they are known: which of them are being copied. */
  collections?: readonly CollectionUsage[] | undefined;
  /** The form of the source, and the log at the error. Without an address, the sentence has no such button. */
  hrefs: { readonly editSource?: string | undefined; readonly error?: string };
}

/** What mends an error: another access if the source refuses it, otherwise its settings; and the line of the log. */
function Repair({ pipeline, hrefs }: PipelineSentenceProps) {
  return (
    <>
      {pipeline.source && hrefs.editSource !== undefined && (
        <ButtonLink href={hrefs.editSource} size="small">
          {repairLabel(pipeline, pipeline.lastError)}
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

/** When it last synced and when it syncs next, as far as the service tells. */
function Times({ pipeline: { lastSyncedAt, nextSyncAt } }: Pick<PipelineSentenceProps, 'pipeline'>) {
  return (
    <>
      {lastSyncedAt && (
        <>
          Last sync <RelativeTime date={lastSyncedAt} isFocusable />.{' '}
        </>
      )}
      {nextSyncAt && (
        <>
          Next sync <ComingTime date={nextSyncAt} isFocusable />.
        </>
      )}
    </>
  );
}

interface Sentence {
  readonly tone: StateTone;
  readonly lead: string;
  readonly rest?: string;
  /** Shows when it last synced and syncs next. */
  readonly hasTimes?: boolean;
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
      const health = pipelineHealth(pipeline, now);
      if (health === 'unknown') {
        return { tone: 'neutral', lead: 'Running.', hasTimes: true };
      }
      return {
        ...(health === 'healthy'
          ? { tone: 'positive', lead: 'Healthy.' }
          : { tone: 'caution', lead: 'The sync is overdue.' }),
        hasTimes: true,
      };
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
    case 'errored':
      return {
        tone: 'critical',
        lead: 'Stopped.',
        rest: pipeline.lastError ?? 'The service does not say why.',
      };
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

/** What a pipeline's status means for its data, as one sentence that every tab shows. */
export function PipelineSentence(props: PipelineSentenceProps) {
  const { tone, lead, rest, hasTimes = false } = sentenceOf(props, useNow());
  return (
    <StateSentence
      tone={tone}
      lead={lead}
      times={hasTimes && <Times pipeline={props.pipeline} />}
      actions={props.pipeline.status === 'errored' && <Repair {...props} />}
    >
      {rest}
    </StateSentence>
  );
}
