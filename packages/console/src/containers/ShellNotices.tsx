import { Banner } from '@millrace/ui/Banner';
import { Button } from '@millrace/ui/Button';
import { useAtomValue } from 'jotai';

import { realtimeAtom } from '../atoms/realtime.ts';
import { refreshAtom } from '../atoms/refresh.ts';
import { arrivalNoticeAtom } from '../atoms/session.ts';
import { useServices } from '../services.ts';
import { useIsOnline } from './useIsOnline.ts';

/** Banners about the whole page. One thing is said once: without a network nothing else is live either. */
export function ShellNotices() {
  const { config, reload, refreshMemory } = useServices();
  const isOnline = useIsOnline();
  const realtime = useAtomValue(realtimeAtom);
  const hasNewVersion = useAtomValue(refreshAtom) !== 'none';
  const arrival = useAtomValue(arrivalNoticeAtom);
  return (
    <>
      {!isOnline && (
        <Banner tone="caution" role="status" title="You are offline.">
          What is shown may be out of date. It follows by itself once the connection is back.
        </Banner>
      )}
      {isOnline && realtime === 'paused' && (
        <Banner tone="caution" role="status" title="Live updates are paused.">
          What is shown is read again every half minute until they are back.
        </Banner>
      )}
      {hasNewVersion && (
        <Banner
          role="status"
          title="A new version is there."
          actions={
            <Button
              size="small"
              onPress={() => {
                refreshMemory.noteReloadFor(config.build);
                reload();
              }}
            >
              Reload
            </Button>
          }
        >
          It is loaded when you next change the page.
        </Banner>
      )}
      {arrival === 'signedInAlready' && (
        <Banner role="status" title="You are signed in already.">
          Sign out to accept the invitation.
        </Banner>
      )}
    </>
  );
}
