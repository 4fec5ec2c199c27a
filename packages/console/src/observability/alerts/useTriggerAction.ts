import type { TriggerRequest } from '@millrace/ui/screens/AlertOverviewScreen';
import { atom, useAtom } from 'jotai';

import { useWrite } from '../../writes/useWrite.ts';
import { triggerWrite } from './triggerWrites.ts';

/** Whether the service handles one trigger alone. Only a try tells. It is not stored. */
const canSettleOneAtom = atom(true);

/** Handles one trigger; `undefined` once the service has shown that it handles only all of an alert. */
export function useTriggerAction(): ((request: TriggerRequest) => void) | undefined {
  const [canSettleOne, setCanSettleOne] = useAtom(canSettleOneAtom);
  const { run } = useWrite(triggerWrite, {
    onDone(outcome) {
      if (outcome === 'unsupported') setCanSettleOne(false);
    },
  });
  return canSettleOne ? run : undefined;
}
