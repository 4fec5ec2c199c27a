import type { Definition } from '@millrace/ui/domain/connectors';
import { connectorWords } from '@millrace/ui/domain/entities';
import { connectorPaths, paths as pages } from '@millrace/ui/domain/routes';
import { useSetAtom } from 'jotai';

import { useNavigate, usePath, useSearch } from '../../router/location.ts';
import type { SavedConnector } from '../data/connectorCalls.ts';
import { formTitle } from '../data/formTitle.ts';
import type { Journey } from '../editor/journey.ts';
import { createdKey, justCreatedAtom } from './justCreated.ts';
import { useRepair } from './useRepair.ts';

interface AreaJourneyOptions {
  readonly definition: Definition;
  readonly saved: SavedConnector | undefined;
  /** The connector to duplicate. */
  readonly template: SavedConnector | undefined;
}

/**
 * The journey of a connector's own pages: saving continues with its detail page, or with the pipeline whose failure led to
 * the form.
 */
export function useAreaJourney({ definition, saved, template }: AreaJourneyOptions): Journey {
  const { kind, type } = definition;
  const paths = connectorPaths[kind];
  const navigate = useNavigate();
  const path = usePath();
  const search = useSearch();
  const repair = useRepair(kind, saved);
  const noteCreated = useSetAtom(justCreatedAtom);
  const origin = saved ?? template;
  const repaired = repair.pipeline && {
    name: repair.pipeline.name,
    href: pages.pipelineOverview(repair.pipeline.id),
  };
  return {
    frame: {
      title: saved ? `Edit ${kind}` : template ? `Duplicate ${kind}` : formTitle(type),
      trail: repaired
        ? [
            { label: 'Pipelines', href: pages.pipelinesList() },
            { label: repaired.name, href: repaired.href },
          ]
        : [
            { label: connectorWords[kind].many, href: paths.list() },
            ...(origin ? [{ label: origin.name, href: paths.detail(origin.id) }] : []),
          ],
    },
    // Names are in the trail above, and may be too wide for a button.
    back: repaired
      ? { label: 'Back to the pipeline', href: repaired.href }
      : origin
        ? { label: `Back to the ${kind}`, href: paths.detail(origin.id) }
        : { label: 'Back to prerequisites', href: paths.prerequisites({ type }) },
    changeHref: origin ? undefined : paths.select(),
    keepHref: saved && paths.detail(saved.id),
    present: undefined,
    region: repair.pipeline?.region,
    saveLabel: saved ? 'Save changes' : `Create ${kind}`,
    key: saved ? [kind, saved.id] : [kind, 'new', type],
    savedHref: ({ id }) => paths.detail(id),
    formHref: search ? `${path}?${search}` : path,
    confirm: (_, isReconfigured) => repair.confirm(isReconfigured),
    onSaved({ id, name }, isCurrent) {
      repair.start();
      if (!isCurrent) return;
      if (saved) repair.report(name);
      else noteCreated(createdKey(kind, id));
      // Replaced, so that Back does not return to the form.
      navigate(repaired?.href ?? paths.detail(id), { replace: true });
    },
  };
}
