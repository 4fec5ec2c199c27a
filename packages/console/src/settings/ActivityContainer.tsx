import { listActivity, listUsers } from '@millrace/ui/contract';
import { mapRemote } from '@millrace/ui/domain/remote';
import { settingsPaths } from '@millrace/ui/domain/routes';
import { activityArgs, activityListView, activityQuery } from '@millrace/ui/domain/views';
import { ActivityScreen } from '@millrace/ui/screens/ActivityScreen';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useActivityOffer } from '../data/activityOffer.ts';
import { read } from '../data/read.ts';
import { toRemote } from '../data/toRemote.ts';
import { useList } from '../lists/useList.ts';
import { NotFoundContainer } from '../router/NotFoundContainer.tsx';
import type { ScreenProps } from '../router/screens.ts';
import { useNow } from '../session/present.tsx';
import { useSettingsHrefs } from './settingsHrefs.ts';

type View = typeof activityListView.defaults;

/** How often the activity is read again while it is looked at, in milliseconds: no event tells of people and alerts. */
const pollMs = 30_000;
const hourMs = 3_600_000;

const href = (query: Readonly<Record<string, string | undefined>>) => {
  // It has one tab, which no address needs to name.
  const { status: _, ...rest } = query;
  return settingsPaths.activity(rest);
};
const hrefOf = (view: View) => settingsPaths.activity(activityQuery(view));

/** The list of entries, for `useList`. Its ranges begin at full hours. */
function useActivityList() {
  const hour = Math.floor(useNow().getTime() / hourMs);
  const definition = useMemo(
    () => ({
      isLive: false,
      view: activityListView,
      read: (view: View) => ({
        ...read(listActivity, activityArgs(view, new Date(hour * hourMs))),
        refetchInterval: pollMs,
        // The visit may follow a change that no event tells of.
        staleTime: 0,
      }),
      href,
    }),
    [hour],
  );
  return useList(definition);
}

function Entries() {
  const list = useActivityList();
  const hrefs = useSettingsHrefs();
  // Without them, the filter offers the people of the entries.
  const users = useQuery(read(listUsers, { page: 1, pageSize: 100 })).data?.rows;
  const people = useMemo(
    () => users?.map(({ id, fullName, email }) => ({ id, name: fullName || email })),
    [users],
  );
  return <ActivityScreen {...list} hrefs={hrefs} {...(people && { people })} />;
}

/** What people did in the account. The page does not exist for a service without the proposed call. */
export function ActivityContainer({ match }: ScreenProps) {
  const offer = useActivityOffer();
  const hrefs = useSettingsHrefs();
  if (offer.data === true) return <Entries />;
  if (offer.data === false) return <NotFoundContainer match={match} />;
  return (
    <ActivityScreen
      hrefs={hrefs}
      page={mapRemote(toRemote(offer), () => ({
        rows: [],
        count: null,
        number: 1,
        hasNext: false,
        unreadable: 0,
        counts: null,
      }))}
      view={activityListView.defaults}
      onViewChange={() => undefined}
      hrefOf={hrefOf}
      onRetry={() => void offer.refetch()}
    />
  );
}
