import { listActivity, listUsers } from '@millrace/ui/contract';
import type { ActivityEntry } from '@millrace/ui/domain/entities';
import { mapRemote } from '@millrace/ui/domain/remote';
import { settingsPaths } from '@millrace/ui/domain/routes';
import { activityArgs, activityListView, activityQuery, restoreHrefOf } from '@millrace/ui/domain/views';
import { ActivityScreen } from '@millrace/ui/screens/ActivityScreen';
import { useQuery } from '@tanstack/react-query';
import { createElement, Suspense, use, useCallback, useMemo, useState, type ComponentProps } from 'react';

import { useActivityOffer } from '../data/activityOffer.ts';
import { read } from '../data/read.ts';
import { toRemote } from '../data/toRemote.ts';
import { lateCode } from '../kit/lateCode.ts';
import { useList } from '../lists/useList.ts';
import { NotFoundContainer } from '../router/NotFoundContainer.tsx';
import { useNavigate } from '../router/location.ts';
import type { ScreenProps } from '../router/screens.ts';
import { useIsCurrent } from '../router/useIsCurrent.ts';
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
  const restore = useRestore(list.onRetry);
  return <ActivityScreen {...list} hrefs={hrefs} {...(people && { people })} restore={restore} />;
}

const restoreForm = lateCode(
  'restore',
  async () => (await import('../pipelines/settings/RestoreSyncContainer.tsx')).RestoreSyncContainer,
);

/** The form with the old values of an entry, beside the list. If its code does not load, the form opens as a page. */
function useRestore(refresh: () => void) {
  const navigate = useNavigate();
  const { isAtAddress } = useIsCurrent();
  const [entry, setEntry] = useState<ActivityEntry>();
  const page = entry && restoreHrefOf(entry);
  const pipelineId = entry?.object?.id;
  const close = useCallback(() => setEntry(undefined), []);
  return {
    openId: entry?.id,
    panel: entry && page !== undefined && typeof pipelineId === 'number' && (
      <Suspense fallback={null}>
        <RestoreForm
          key={entry.id}
          entry={entry}
          pipelineId={pipelineId}
          href={page}
          onClose={close}
          onSaved={() => {
            close();
            refresh();
          }}
        />
      </Suspense>
    ),
    async onOpen(chosen: ActivityEntry) {
      await restoreForm.prefetch();
      const address = restoreHrefOf(chosen);
      if (restoreForm.isLoaded()) setEntry((open) => (open?.id === chosen.id ? undefined : chosen));
      else if (address !== undefined && isAtAddress()) navigate(address);
    },
  };
}

const RestoreForm = (props: ComponentProps<Awaited<ReturnType<typeof restoreForm.read>>>) =>
  createElement(use(restoreForm.read()), props);

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
