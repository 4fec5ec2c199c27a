import type { PipelineDetail } from '@millrace/ui/domain/entities';
import {
  captureDraft,
  enterRestoration,
  planRestoration,
  restoreDraft,
  subscribeToFields,
  type ChangeDetails,
  type LaterChange,
} from '@millrace/ui/domain/forms';
import { createSyncForm, describeSyncChanges, storedSync } from '@millrace/ui/domain/schedule';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { useDraftStorage } from '../../drafts/useDraftStorage.ts';

/**
 * The sync settings form. It merges changes that others save, and restores input from an earlier visit.
 * Unsaved input is short, so it is stored on every change.
 * @param route the address of the page, under which the input is stored
 * @param old a change whose old values are entered, and what was changed after it
 */
export function useSyncForm(
  pipeline: PipelineDetail,
  route: string,
  old?: { readonly details: ChangeDetails; readonly later: readonly LaterChange[] },
) {
  const drafts = useDraftStorage();
  const [{ model, wasRestored, plan }] = useState(() => {
    const form = createSyncForm(pipeline);
    const isRestored = restoreDraft(form, drafts.read(route));
    const restoration = old && planRestoration(form, old.details, old.later);
    if (restoration) enterRestoration(restoration);
    return { model: form, wasRestored: isRestored, plan: restoration };
  });
  const [isRestoring, setRestoring] = useState(true);
  const subscribe = useCallback((listener: () => void) => subscribeToFields(model, listener), [model]);
  // An event, a read or the response of a save changes the pipeline.
  useEffect(() => model.rebase(storedSync(pipeline)), [model, pipeline]);
  useEffect(() => {
    const keep = () => {
      const draft = captureDraft(model);
      if (Object.keys(draft.values).length > 0) drafts.write(route, draft);
      else drafts.remove(route);
    };
    keep();
    return subscribe(keep);
  }, [drafts, route, model, subscribe]);
  const { isDirty, contested } = useSyncExternalStore(model.subscribe, model.getSnapshot);
  useSyncExternalStore(subscribe, model.edition);
  // The array keeps its identity while its content is the same, because effects depend on it.
  const words = describeSyncChanges(model).join('\n');
  const changes = useMemo(() => (words === '' ? [] : words.split('\n')), [words]);
  return {
    model,
    changes,
    isContested: contested.length > 0,
    isRestored: wasRestored && isDirty,
    restoration: isRestoring ? plan : undefined,
    /** The old values are saved: what was not restored is no longer of interest. */
    endRestoration: useCallback(() => setRestoring(false), []),
  };
}
