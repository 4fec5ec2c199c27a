import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { toastsAtom } from '../kit/toasts.ts';
import { useNavigation } from '../router/navigation.ts';

/** Says that a page whose code is missing opens when the network is back (F1, F29). */
export function useWaitingNavigation(): void {
  const { navigator, screens } = useNavigation();
  const toasts = useAtomValue(toastsAtom);
  useEffect(
    () =>
      navigator.onWaiting(({ name, cancel }) => {
        const title = screens.titleOf(name);
        const toast = toasts.show({
          tone: 'progress',
          title: 'You are offline.',
          description: `${title ? `“${title}”` : 'The page'} opens when you are back online.`,
          action: { label: 'Stay here', onPress: cancel },
        });
        return () => toasts.close(toast);
      }),
    [navigator, screens, toasts],
  );
}
