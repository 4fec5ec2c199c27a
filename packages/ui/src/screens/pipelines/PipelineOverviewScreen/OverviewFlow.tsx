import { labelBeside, labelOf } from '../../../domain/entities/catalogue.ts';
import type { Pipeline, PipelineEnd } from '../../../domain/entities/pipeline.ts';
import { beadSpacing } from '../../../domain/pipelines/beadSpacing.ts';
import { clamp } from '../../../internal/clamp.css.ts';
import { ConnectorMark } from '../../../patterns/ConnectorMark/ConnectorMark.tsx';
import { useNow } from '../../../patterns/PresentProvider/present.ts';
import { RaceLine } from '../../../patterns/Race/RaceLine.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import * as css from './PipelineOverviewScreen.css.ts';

interface EndProps {
  end: PipelineEnd<unknown>;
  /** A detail shown beside its name. */
  detail?: string | null;
  href?: string;
  side: 'source' | 'destination';
}

function End({ end, detail, href, side }: EndProps) {
  const name = end.name || labelOf(end.type);
  const kind = [labelBeside(name, end.type), detail].filter(Boolean).join(' · ');
  const shown = (
    <bdi translate="no" className={clamp.one} title={name}>
      {name}
    </bdi>
  );
  return (
    <div className={css.end[side]}>
      <ConnectorMark type={end.type} size="large" />
      <div className={css.endWords}>
        <span className={css.endName}>
          {href ? (
            <Link href={href} variant="quiet">
              {shown}
            </Link>
          ) : (
            shown
          )}
        </span>
        {kind && <span className={css.endKind}>{kind}</span>}
      </div>
    </div>
  );
}

export interface OverviewFlowProps {
  pipeline: Pipeline;
  /** Addresses of the source and destination; an end without an address is no link. */
  hrefs: { readonly source?: string; readonly destination?: string };
}

/** Source, destination and whether data flows. Values that the service does not send are omitted. */
export function OverviewFlow({ pipeline, hrefs }: OverviewFlowProps) {
  const { source, destination, region, status } = pipeline;
  const now = useNow();
  if (!source && !destination) return null;
  return (
    <section className={css.flow} aria-label="Route">
      {source && <End end={source} detail={region} href={hrefs.source} side="source" />}
      <div className={css.flowLine}>
        <RaceLine status={status} size="wide" beadSpacing={beadSpacing(pipeline, now)} />
      </div>
      {destination && <End end={destination} href={hrefs.destination} side="destination" />}
    </section>
  );
}
