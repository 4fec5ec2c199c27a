import { paths } from '@millrace/ui/domain';
import { ShellNotices } from '@millrace/ui/screens/ShellNotices';
import { useAtomValue } from 'jotai';

import { realtimeAtom } from '../atoms/realtime.ts';
import { refreshAtom } from '../atoms/refresh.ts';
import { arrivalNoticeAtom } from '../atoms/session.ts';
import { useServices } from '../services.ts';
import { useEndedAccess } from './useEndedAccess.ts';
import { useIsOnline } from './useIsOnline.ts';

/** What there is to say about the whole page. */
export function ShellNoticesContainer() {
  const { config, reload, refreshMemory } = useServices();
  const access = useEndedAccess();
  return (
    <ShellNotices
      isOnline={useIsOnline()}
      isLivePaused={useAtomValue(realtimeAtom) === 'paused'}
      hasNewVersion={useAtomValue(refreshAtom) !== 'none'}
      onReload={() => {
        refreshMemory.noteReloadFor(config.build);
        reload();
      }}
      isSignedInAlready={useAtomValue(arrivalNoticeAtom) === 'signedInAlready'}
      ended={access === null ? undefined : { access, billingHref: paths.billing() }}
    />
  );
}
