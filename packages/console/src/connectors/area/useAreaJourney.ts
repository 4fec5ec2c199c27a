import type { Definition } from '@millrace/ui/domain/connectors';
import { connectorWords } from '@millrace/ui/domain/entities';
import { connectorPaths } from '@millrace/ui/domain/routes';
import { useSetAtom } from 'jotai';

import { useNavigate, usePath, useSearch } from '../../router/location.ts';
import type { SavedConnector } from '../data/connectorCalls.ts';
import type { Journey } from '../editor/journey.ts';
import { useConfirmEdit } from '../editor/useConfirmEdit.ts';
import { createdKey, justCreatedAtom } from './justCreated.ts';

interface AreaJourneyOptions {
  readonly definition: Definition;
  readonly saved: SavedConnector | undefined;
  /** The connector to duplicate. */
  readonly template: SavedConnector | undefined;
}

/** The journey of a connector's own pages: saving continues with its detail page. */
export function useAreaJourney({ definition, saved, template }: AreaJourneyOptions): Journey {
  const { kind, type } = definition;
  const paths = connectorPaths[kind];
  const list = { label: connectorWords[kind].many, href: paths.list() };
  const navigate = useNavigate();
  const path = usePath();
  const search = useSearch();
  const confirmEdit = useConfirmEdit(kind, saved);
  const noteCreated = useSetAtom(justCreatedAtom);
  const origin = saved ?? template;
  return {
    frame: {
      title: saved ? `Edit ${kind}` : template ? `Duplicate ${kind}` : `Configure the ${kind}`,
      trail: origin ? [list, { label: origin.name, href: paths.detail(origin.id) }] : [list],
    },
    back: origin
      ? // Its name is in the trail above, and may be too wide for a button.
        { label: `Back to the ${kind}`, href: paths.detail(origin.id) }
      : { label: 'Back to prerequisites', href: paths.prerequisites({ type }) },
    changeHref: origin ? undefined : paths.select(),
    keepHref: saved && paths.detail(saved.id),
    present: undefined,
    saveLabel: saved ? 'Save changes' : `Create ${kind}`,
    key: saved ? [kind, saved.id] : [kind, 'new', type],
    savedHref: ({ id }) => paths.detail(id),
    formHref: search ? `${path}?${search}` : path,
    confirm: confirmEdit,
    onSaved({ id }, isCurrent) {
      if (!isCurrent) return;
      if (!saved) noteCreated(createdKey(kind, id));
      // Replaced, so that Back does not return to the form.
      navigate(paths.detail(id), { replace: true });
    },
  };
}
