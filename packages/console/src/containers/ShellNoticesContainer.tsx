import { paths } from '@millrace/ui/domain';
import { ShellNotices } from '@millrace/ui/screens/ShellNotices';
import { useAtomValue } from 'jotai';

import { realtimeAtom } from '../atoms/realtime.ts';
import { refreshAtom } from '../atoms/refresh.ts';
import { arrivalNoticeAtom } from '../atoms/session.ts';
import { useServices } from '../services.ts';
import { useBillingNotice } from './useBillingNotice.ts';
import { useEndedAccess } from './useEndedAccess.ts';
import { useIsOnline } from './useIsOnline.ts';

/** Banners about the whole page. */
export function ShellNoticesContainer() {
  const { config, reload, refreshMemory } = useServices();
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
