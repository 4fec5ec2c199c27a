import { getHook } from '@millrace/ui/contract';
import { parseId, placeName, placeOf, type HookId } from '@millrace/ui/domain/entities';
import { settingsPaths } from '@millrace/ui/domain/routes';
import { HookScreen } from '@millrace/ui/screens/HookScreen';
import { useQuery } from '@tanstack/react-query';

import { read } from '../data/read.ts';
import { toRemote } from '../data/toRemote.ts';
import { useAsk } from '../dialogs/useAsk.ts';
import { attachHook, attachHookTo, hookAction } from '../hooks/hookDialogs.ts';
import { hrefOfHookPlace } from '../hooks/hrefOfHookPlace.ts';
import { NotFoundContainer } from '../router/NotFoundContainer.tsx';
import type { ScreenProps } from '../router/screens.ts';
import { useTitle } from '../router/useTitle.ts';
import { useHookCommand } from './useHookCommand.ts';

/** One hook of the account. */
export function HookContainer({ match }: ScreenProps) {
  const id = parseId<'hook'>(match.params['id'] ?? '');
  return id === undefined ? <NotFoundContainer match={match} /> : <OneHook id={id} match={match} />;
}

function OneHook({ id, match }: ScreenProps & { readonly id: HookId }) {
  // Hooks have no realtime channel.
  const query = useQuery({ ...read(getHook, { id }), staleTime: 0 });
  const hook = query.data;
  useTitle(hook ? `${hook.name} · Hooks` : 'Hooks', match);
  const ask = useAsk();
  const command = useHookCommand(hook ? [hook] : []);
  return (
    <HookScreen
      hook={toRemote(query)}
      listHref={settingsPaths.hooks()}
      hrefOfPlace={hrefOfHookPlace}
      onAction={command}
      onAttach={() => hook && void ask(attachHookTo, { hook })}
      onPlaceAction={({ action, attachment }) => {
        const place = placeOf(attachment);
        if (!hook || !place) return;
        if (action === 'detach') void ask(hookAction, { action, items: [{ ...hook, place }] });
        else {
          const { name, url, status } = hook;
          const editing = { ...attachment, hook: { name, url, status } };
          void ask(attachHook, { place, name: placeName(attachment), editing });
        }
      }}
      onRetry={() => void query.refetch()}
    />
  );
}
