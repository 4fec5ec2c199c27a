import { captureDraft, restoreDraft, subscribeToFields, type FormModel } from '@millrace/ui/domain/forms';
import { useCallback, useEffect, useState } from 'react';

import { useDraftStorage } from '../../drafts/useDraftStorage.ts';

/**
 * Keeps what is entered into the form of an alert under the address of its page. It is short, so it is stored on every
 * change.
 * @param model restored from an earlier visit when it is first given; keeps its identity
 */
export function useAlertDraft(model: FormModel | undefined, route: string) {
  const drafts = useDraftStorage();
  const [opened, setOpened] = useState<{ readonly model: FormModel; readonly wasRestored: boolean }>();
  if (model && opened?.model !== model) {
    setOpened({ model, wasRestored: restoreDraft(model, drafts.read(route)) });
  }
  useEffect(() => {
    if (!model) return undefined;
    const keep = () => {
      const draft = captureDraft(model);
      if (Object.keys(draft.values).length > 0) drafts.write(route, draft);
      else drafts.remove(route);
    };
    return subscribeToFields(model, keep);
  }, [drafts, route, model]);
  return {
    isRestored: opened?.wasRestored ?? false,
    /** The entries are saved. */
    forget: useCallback(() => drafts.remove(route), [drafts, route]),
  };
}
