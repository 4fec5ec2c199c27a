import { type ConnectorKind, type FormModel, nameTaken } from '@millrace/ui/domain';
import { useEffect } from 'react';

import type { SavedConnector } from '../data/connectors/connectorCalls.ts';

/**
 * Says that a name is taken once its field has been left, and keeps it from being sent (spec §5, A-30). It listens beside
 * the form, so that typing draws nothing but the field; of names it does not know the service has the last word.
 * @param ownId the id of what the form is about, which may have the name: asked anew each time, as saving brings it
 */
export function useNameCheck(
  model: FormModel,
  kind: ConnectorKind,
  others: readonly SavedConnector[],
  ownId: () => number | undefined,
): void {
  useEffect(() => {
    const { getSnapshot, subscribe } = model.at('name');
    const check = () => {
      const { value, isTouched } = getSnapshot();
      if (!isTouched || typeof value !== 'string') return;
      const taken = nameTaken(others, value, ownId());
      model.setCustomError('name', taken && `There is a ${kind} with this name already.`);
    };
    check();
    return subscribe(check);
  }, [model, kind, others, ownId]);
}
