import { nameTaken } from '@millrace/ui/domain/entities';
import { checkName, type FormModel } from '@millrace/ui/domain/forms';
import { useEffect } from 'react';

import type { SavedConnector } from '../data/connectorCalls.ts';

/**
 * Checks a connector's name while its form is open: names are unique.
 * @param ownId the connector's own id, which may have the name; read on each check, because saving sets it
 */
export function useNameCheck(
  model: FormModel,
  others: readonly SavedConnector[],
  ownId: () => number | undefined,
): void {
  useEffect(
    () => checkName(model, 'name', { findTaken: (name) => nameTaken(others, name, ownId())?.name }),
    [model, others, ownId],
  );
}
