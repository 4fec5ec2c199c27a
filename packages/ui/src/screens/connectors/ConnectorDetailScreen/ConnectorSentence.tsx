import {
  connectorEvidence,
  connectorState,
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
import { StateSentence } from '../../../patterns/StateSentence/StateSentence.tsx';
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

function Sentence({
  kind,
  connector,
  pipelines,
  hasMore,
}: Omit<ConnectorSentenceProps, 'pipelines'> & { pipelines: readonly Pipeline[] }) {
  const now = useNow();
  const state = connectorState(kind, connector, pipelines, now);
  const why = <WhyStatus facts={connectorEvidence(kind, connector, pipelines, now)} />;
  switch (state.kind) {
    case 'refused': {
      const { refusal } = state;
      return (
        <StateSentence
          tone="critical"
          lead={refusal.isNamed ? `Refused by ${labelOf(connector.type)}.` : 'Access refused.'}
          times={
            <>
              {refusal.since && (
                <>
                  Since the last sync, <RelativeTime date={refusal.since} isFocusable />.{' '}
                </>
              )}
              {why}
            </>
          }
        >
          {affected(refusal)}
        </StateSentence>
      );
    }
    case 'onTime':
      return (
        <StateSentence
          tone="positive"
          lead={kind === 'source' ? 'Read on time.' : 'Loaded on time.'}
          times={
            <>
              Last sync <RelativeTime date={state.lastSyncedAt} isFocusable />. {why}
            </>
          }
        />
      );
    case 'used':
      return (
        <StateSentence
          tone="neutral"
          lead={`Used by ${hasMore ? 'at least ' : ''}${formatQuantity(pipelines.length, 'pipeline')}.`}
          times={why}
        >
          No recent sync shows that it works.
        </StateSentence>
      );
    case 'unused':
      return <StateSentence tone="neutral" lead="Not used by a pipeline." times={why} />;
  }
}

/** What the pipelines that use a connector show of it, with its time. Without them, nothing is claimed. */
export function ConnectorSentence({ pipelines, ...rest }: ConnectorSentenceProps) {
  if (pipelines.state === 'ready') return <Sentence {...rest} pipelines={pipelines.value} />;
  return pipelines.state === 'loading' && !pipelines.isOffline ? <SentenceToCome /> : null;
}
