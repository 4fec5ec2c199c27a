import { nameTaken, type FormModel } from '@millrace/ui/domain';
import { useEffect } from 'react';

import type { ConnectorKind, SavedConnector } from '../../queries/connectorCalls.ts';

/**
 * Says that a name is taken once its field has been left (spec §5, A-30). It listens beside the form, so that typing
 * draws nothing but the field; the service has the last word.
 */
export function useNameCheck(
  model: FormModel,
  kind: ConnectorKind,
  others: readonly SavedConnector[],
  ownId: number | undefined,
): void {
  useEffect(() => {
    const { getSnapshot, subscribe } = model.at('name');
    const check = () => {
      const { value, isTouched, error } = getSnapshot();
      if (!isTouched || error !== undefined || typeof value !== 'string') return;
      const taken = nameTaken(others, value, ownId);
      if (taken === undefined) return;
      model.complain('name', `There is a ${kind} with this name already.`);
    };
    check();
    return subscribe(check);
  }, [model, kind, others, ownId]);
}
