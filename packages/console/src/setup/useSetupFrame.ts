import type { PipelineDetail, PipelineId } from '@millrace/ui/domain/entities';
import { formatQuantity } from '@millrace/ui/domain/format';
import { activeWizardStep } from '@millrace/ui/domain/policies';
import { paths, routes, type WizardRouteName } from '@millrace/ui/domain/routes';
import { viewWizardSteps, type WizardFrame } from '@millrace/ui/Wizard';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { connectorCalls } from '../connectors/data/connectors.ts';
import { connectorIdOf, draftOf } from '../pipelines/data/hrefOfPipeline.ts';
import { draftSavedAtom } from './setupState.ts';

const pipelinesCrumb = { label: 'Pipelines', href: paths.pipelinesList() };

/** The frame while the pipeline loads: the steps before the open one are taken for done, as they are on most visits. */
export function frameToCome(id: PipelineId, route: WizardRouteName): WizardFrame {
  const { group } = routes[route];
  const before = activeWizardStep(group);
  return {
    trail: [pipelinesCrumb],
    steps: viewWizardSteps({
      draft: {
        sourceId: before > 0 ? id : null,
        destinationId: before > 1 ? id : null,
        hasSchema: before > 2,
      },
      group,
      hrefOf: (step) => paths.pipelineSetup(id, step),
    }),
  };
}

/**
 * The name of the source or destination: part of the pipeline, or fetched if the service leaves it out
 * (A-58).
 */
function useConnectorName(kind: 'source' | 'destination', pipeline: PipelineDetail): string | undefined {
  const knownName = pipeline[kind]?.name;
  const id = knownName === undefined ? connectorIdOf(pipeline, kind) : undefined;
  const detail = useQuery(connectorCalls[kind].detail(id));
  return knownName ?? detail.data?.name;
}

/** The frame of each step: breadcrumb, the four steps, and when the draft was last saved. */
export function useSetupFrame(pipeline: PipelineDetail, route: WizardRouteName): WizardFrame {
  const source = useConnectorName('source', pipeline);
  const destination = useConnectorName('destination', pipeline);
  const saved = useAtomValue(draftSavedAtom);
  const tables = pipeline.syncMappings?.filter(({ isSelected }) => isSelected).length ?? 0;
  return {
    trail: [pipelinesCrumb, { label: pipeline.name }],
    steps: viewWizardSteps({
      draft: draftOf(pipeline),
      group: routes[route].group,
      chosen: { source, destination, ...(tables > 0 && { schema: formatQuantity(tables, 'table') }) },
      hrefOf: (step) => paths.pipelineSetup(pipeline.id, step),
    }),
    ...(saved?.pipelineId === pipeline.id && { saved: { at: saved.at } }),
  };
}
