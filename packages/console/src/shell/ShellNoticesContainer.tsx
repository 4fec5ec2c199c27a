import { paths } from '@millrace/ui/domain/routes';
import { ShellNotices } from '@millrace/ui/screens/ShellNotices';
import { useAtomValue } from 'jotai';

import { useService } from '../data/service.ts';
import { useIsOnline } from '../data/useIsOnline.ts';
import { realtimeAtom } from '../live/realtimeState.ts';
import { useNavigation } from '../router/navigation.ts';
import { refreshAtom } from '../session/refresh.ts';
import { arrivalNoticeAtom } from '../session/sessionState.ts';
import { useEndedAccess } from '../session/useEndedAccess.ts';
import { useSession } from '../session/useSession.ts';
import { useBillingNotice } from './useBillingNotice.ts';

/** Banners about the whole page. */
export function ShellNoticesContainer() {
  const { config } = useService();
  const { reload } = useNavigation();
  const { refreshMemory } = useSession();
  const access = useEndedAccess();
  const live = useAtomValue(realtimeAtom);
  const billing = useBillingNotice();
  return (
    <ShellNotices
      isOnline={useIsOnline()}
      isLivePaused={live === 'paused'}
      isLiveUnavailable={live === 'unavailable'}
      hasNewVersion={useAtomValue(refreshAtom) !== 'none'}
      onReload={() => {
        refreshMemory.noteReloadFor(config.build);
        reload();
      }}
      isSignedInAlready={useAtomValue(arrivalNoticeAtom) === 'signedInAlready'}
      billing={billing && { ...billing, billingHref: paths.billing() }}
      ended={access === null ? undefined : { access, billingHref: paths.billing() }}
    />
  );
}
