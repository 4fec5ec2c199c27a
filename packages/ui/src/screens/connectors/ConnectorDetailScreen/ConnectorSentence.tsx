import {
  connectorEvidence,
  connectorState,
  type ConnectorState,
  type Refusal,
} from '../../../domain/evidence/connectorEvidence.ts';
import { labelOf } from '../../../domain/entities/catalogue.ts';
import type { ConnectorKind } from '../../../domain/entities/connector.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { formatQuantity } from '../../../domain/format/count.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { useNow } from '../../../patterns/PresentProvider/present.ts';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { SentenceToCome } from '../../../patterns/StateSentence/SentenceToCome.tsx';
import { StateSentence, type StateTone } from '../../../patterns/StateSentence/StateSentence.tsx';
import { WhyStatus } from '../../../patterns/WhyStatus/WhyStatus.tsx';
import type { SourceOrDestination } from '../connectorScreens.ts';

interface ConnectorSentenceProps {
  kind: ConnectorKind;
  connector: SourceOrDestination;
  /** The pipelines that use it. */
  pipelines: Remote<readonly Pipeline[]>;
  /** Whether there are more of them. */
  hasMore: boolean;
}

/** `Payments ledger and 2 others cannot sync.` */
function affected({ pipelines: [{ name }, ...others], isNamed }: Refusal): string {
  const subject = others.length === 0 ? name : `${name} and ${formatQuantity(others.length, 'other')}`;
  return `${subject} cannot sync.${isNamed ? '' : ' The error does not say which end refused it.'}`;
}

interface Words {
  readonly tone: StateTone;
  readonly lead: string;
  readonly rest?: string;
}

/** What a state means, in words without their times. */
function wordsOf(
  state: ConnectorState,
  { kind, connector, hasMore }: Omit<ConnectorSentenceProps, 'pipelines'>,
  count: number,
): Words {
  switch (state.kind) {
    case 'refused':
      return {
        tone: 'critical',
        lead: state.refusal.isNamed ? `Refused by ${labelOf(connector.type)}.` : 'Access refused.',
        rest: affected(state.refusal),
      };
    case 'onTime':
      return { tone: 'positive', lead: kind === 'source' ? 'Read on time.' : 'Loaded on time.' };
    case 'used':
      return {
        tone: 'neutral',
        lead: `Used by ${hasMore ? 'at least ' : ''}${formatQuantity(count, 'pipeline')}.`,
        rest: 'No recent sync shows that it works.',
      };
    case 'unused':
      return { tone: 'neutral', lead: 'Not used by a pipeline.' };
  }
}

/** When it last worked, as far as its pipelines tell. */
function Times({ state }: { state: ConnectorState }) {
  const since = state.kind === 'refused' ? state.refusal.since : undefined;
  return (
    <>
      {since && (
        <>
          Since the last sync, <RelativeTime date={since} isFocusable />.{' '}
        </>
      )}
      {state.kind === 'onTime' && (
        <>
          Last sync <RelativeTime date={state.lastSyncedAt} isFocusable />.{' '}
        </>
      )}
    </>
  );
}

function Sentence({
  pipelines,
  ...props
}: Omit<ConnectorSentenceProps, 'pipelines'> & { pipelines: readonly Pipeline[] }) {
  const { kind, connector } = props;
  const now = useNow();
  const state = connectorState(kind, connector, pipelines, now);
  const { tone, lead, rest } = wordsOf(state, props, pipelines.length);
  return (
    <StateSentence
      tone={tone}
      lead={lead}
      times={
        <>
          <Times state={state} />
          <WhyStatus
            facts={connectorEvidence(kind, connector, pipelines, now)}
            about={[
              `${connector.name} (${labelOf(connector.type)}, ${kind} ${connector.id})`,
              `${lead} ${rest ?? ''}`,
            ]}
          />
        </>
      }
    >
      {rest}
    </StateSentence>
  );
}

/** What the pipelines that use a connector show of it, with its time. Without them, nothing is claimed. */
export function ConnectorSentence({ pipelines, ...rest }: ConnectorSentenceProps) {
  if (pipelines.state === 'ready') return <Sentence {...rest} pipelines={pipelines.value} />;
  return pipelines.state === 'loading' && !pipelines.isOffline ? <SentenceToCome /> : null;
}
