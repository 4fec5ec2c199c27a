import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import { continueSetupLabel } from '../../../domain/policies/wizardSteps.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Race } from '../../../patterns/Race/Race.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';

/** A draft has no data yet: every page of it shows only how to continue its setup. */
export function DraftNotice({ pipeline, href }: { pipeline: PipelineDetail; href: string | undefined }) {
  return (
    <EmptyState
      title="This pipeline is not set up yet"
      ornament={
        <Race
          source={pipeline.source?.type}
          destination={pipeline.destination?.type}
          status="draft"
          size="wide"
        />
      }
      action={
        href && (
          <ButtonLink href={href} tone="accent" variant="solid">
            {continueSetupLabel(pipeline)}
          </ButtonLink>
        )
      }
    >
      Your entries are saved. Figures appear here once the pipeline has started.
    </EmptyState>
  );
}
