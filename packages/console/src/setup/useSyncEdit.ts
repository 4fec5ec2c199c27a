import {
  beginSyncEdit,
  rebaseSync,
  paths,
  restoreSyncDraft,
  captureSyncDraft,
  type PipelineDetail,
  type SyncEdit,
} from '@millrace/ui/domain';
import { useEffect, useState } from 'react';

import { useDraftStorage } from '../drafts/useDraftStorage.ts';

/**
 * Sync settings while they are edited: with what others set meanwhile, and with what was entered on an earlier visit. What
 * is not saved is a few words, put away as it is entered.
 */
export function useSyncEdit(pipeline: PipelineDetail) {
  const drafts = useDraftStorage();
  const route = paths.pipelineSetup(pipeline.id, 'pipelineCreateSyncSettings');
  const [begun] = useState(() => restoreSyncDraft(beginSyncEdit(pipeline), drafts.read(route)));
  const [held, setEdit] = useState<SyncEdit>(begun);
  // News of the pipeline come with it: by an event, by a read, by the answer to a save.
  const edit = rebaseSync(held, pipeline);
  if (edit !== held) setEdit(edit);
  useEffect(() => {
    const draft = captureSyncDraft(edit);
    if (draft) drafts.write(route, draft);
    else drafts.remove(route);
  }, [drafts, route, edit]);
  const isRestored = captureSyncDraft(begun) !== null && captureSyncDraft(edit) !== null;
  return { edit, setEdit, isRestored };
}
