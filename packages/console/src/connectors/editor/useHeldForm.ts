import type { Definition } from '@millrace/ui/domain/connectors';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

import { useService } from '../../data/service.ts';
import { useDraftStorage } from '../../drafts/useDraftStorage.ts';
import { noWork, useLeaveGuard } from '../../guard/useLeaveGuard.ts';
import { isAtPath, usePath, useSearch } from '../../router/location.ts';
import { useScope } from '../../scope/useScope.ts';
import { useHasFeature } from '../../session/useHasFeature.ts';
import type { SavedConnector } from '../data/connectorCalls.ts';
import { holdForm, releaseForm, type HeldForm, type OldValues } from './heldForms.ts';

/** What each habit of a service does to secrets that a change does not contain. */
const lossOf = { merge: 'none', replace: 'all', unknown: 'unseen' } as const;

const isKept = () => true;
const typed = ['Your entries in this form'];

/** The form for the current address, including input restored from an earlier visit. */
export function useHeldForm({
  definition,
  stored,
  template,
  oldValues,
}: {
  readonly definition: Definition;
  readonly stored: SavedConnector | undefined;
  /** Fills a new form. */
  readonly template?: SavedConnector;
  /** A change whose old values are entered. */
  readonly oldValues?: OldValues | undefined;
}): HeldForm {
  const { clock, config } = useService();
  const scope = useScope();
  const path = usePath();
  const search = useSearch();
  const drafts = useDraftStorage();
  const hasFeature = useHasFeature();
  const route = search ? `${path}?${search}` : path;
  const [form] = useState(() =>
    holdForm(scope, {
      definition,
      stored,
      template,
      oldValues,
      drafts,
      route,
      // The person's local date. `sv-SE` formats dates as YYYY-MM-DD, like the forms.
      hasFeature,
      losesSecrets: lossOf[config.writes ?? 'unknown'],
      today: clock.now().toLocaleDateString('sv-SE'),
    }),
  );
  useEffect(
    // If a panel crashes and remounts at the same path, it gets the same form.
    () => () => {
      if (!isAtPath(path)) releaseForm(scope, route);
    },
    [scope, path, route],
  );
  return form;
}

/**
 * Asks before leaving a form with unsaved input.
 * @returns ends the guard, after saving
 */
export function useFormGuard({ model, configuration, hasNewInput }: HeldForm, isSaving: boolean): () => void {
  const isDirty = useSyncExternalStore(
    configuration.subscribe,
    () => model.getSnapshot().isDirty && hasNewInput(),
  );
  const hasSecrets = useCallback(
    () => model.fields.some(({ path, isSecret }) => isSecret && model.at(path).getSnapshot().isChanged),
    [model],
  );
  return useLeaveGuard({
    isHeld: isDirty,
    isSaving,
    hasSecrets,
    isKept,
    work: isDirty && !isSaving ? typed : noWork,
  });
}
