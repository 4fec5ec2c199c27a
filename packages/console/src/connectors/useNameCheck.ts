import { nameTaken } from '@millrace/ui/domain/entities';
import { checkName, type FormModel } from '@millrace/ui/domain/forms';
import { useEffect } from 'react';

import type { SavedConnector } from '../data/connectors/connectorCalls.ts';

/**
 * Checks the name of a connector while its form is open (spec §5, A-30: names are unique).
 * @param ownId the id of what the form is about, which may have the name: read each time, as saving brings it
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
