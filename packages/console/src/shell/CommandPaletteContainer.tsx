import type { User } from '@millrace/ui/domain/entities';
import { hasFullAccess, isFeatureOn, mayDo } from '@millrace/ui/domain/policies';
import {
  alertPaths,
  connectorPaths,
  isReachable,
  reachableScreens,
  settingsPaths,
  type SearchAccess,
} from '@millrace/ui/domain/routes';
import {
  CommandPalette,
  type PaletteActionName,
  type PaletteTarget,
} from '@millrace/ui/screens/CommandPalette';
import type { ShownZone } from '@millrace/ui/screens/AppShell';
import { atom, useAtom } from 'jotai';
import { useState } from 'react';

import { useService } from '../data/service.ts';
import { useAsk } from '../dialogs/useAsk.ts';
import { createPipeline } from '../pipelines/create/createPipeline.ts';
import { importPipelineFile } from '../pipelines/create/importPipelineDialog.ts';
import { hrefOfPipeline } from '../pipelines/data/hrefOfPipeline.ts';
import { useNow } from '../session/present.tsx';
import { inviteUsers } from '../settings/inviteUsers.ts';
import type { Look } from './looks.ts';
import { usePaletteLists } from './usePaletteLists.ts';

/** Pages that were opened from the palette, the last one first. They end with the session, and are not stored. */
const recentAtom = atom<readonly PaletteTarget[]>([]);
const recentLimit = 5;

interface CommandPaletteContainerProps extends Pick<Look, 'theme' | 'density'> {
  readonly user: User;
  readonly onLook: (change: Partial<Look>) => void;
  readonly zone: ShownZone;
  readonly onShareFeedback: () => void;
  readonly onShowShortcuts: () => void;
  readonly onLogout: () => void;
  readonly isOffline: boolean;
  readonly onClose: () => void;
}

type Actions = Readonly<Record<PaletteActionName, { readonly isOpen: boolean; readonly run?: () => void }>>;

/** Finds pages and actions by name. What is not open to the person is not offered. */
export function CommandPaletteContainer(props: CommandPaletteContainerProps) {
  const { user, theme, density, onLook, zone, isOffline, onClose } = props;
  const { config } = useService();
  const ask = useAsk();
  const now = useNow();
  const [query, setQuery] = useState('');
  const [recent, setRecent] = useAtom(recentAtom);
  const access: SearchAccess = {
    client: user.client,
    now,
    hasObservability: isFeatureOn('data_observability', config.features, user.client.id),
  };
  const { lists, retry } = usePaletteLists(query, access);
  const canOpen = (href: string) => ({ isOpen: isReachable(href, access) });
  const look = (isShown: boolean, change: Partial<Look>) => ({ isOpen: !isShown, run: () => onLook(change) });
  const actions: Actions = {
    createPipeline: {
      isOpen: hasFullAccess(user.client, now),
      run: () => void ask(createPipeline, {}),
    },
    importPipeline: {
      isOpen: hasFullAccess(user.client, now),
      run: () => void ask(importPipelineFile, {}),
    },
    createSource: canOpen(connectorPaths.source.select()),
    createDestination: canOpen(connectorPaths.destination.select()),
    createAlert: canOpen(alertPaths.create()),
    inviteUsers: {
      isOpen: mayDo('invite', user) && isReachable(settingsPaths.users(), access),
      run: () => void ask(inviteUsers, {}),
    },
    shareFeedback: { isOpen: true, run: props.onShareFeedback },
    showShortcuts: { isOpen: true, run: props.onShowShortcuts },
    useSystemTheme: look(theme === 'system', { theme: 'system' }),
    useLightTheme: look(theme === 'light', { theme: 'light' }),
    useDarkTheme: look(theme === 'dark', { theme: 'dark' }),
    useComfortableRows: look(density === 'comfortable', { density: 'comfortable' }),
    useCompactRows: look(density === 'compact', { density: 'compact' }),
    showOwnTimes: { isOpen: zone.shown !== zone.own, run: () => zone.onChange(undefined) },
    showUtc: { isOpen: zone.shown !== 'UTC' && zone.own !== 'UTC', run: () => zone.onChange('UTC') },
    showOtherTimes: { isOpen: true, run: zone.onChooseOther },
    logout: { isOpen: true, run: props.onLogout },
  };
  // The keys of an object literal, which the compiler does not know.
  const names = Object.keys(actions) as PaletteActionName[];
  return (
    <CommandPalette
      isOpen
      query={query}
      onQueryChange={setQuery}
      lists={lists}
      screens={reachableScreens(access)}
      actions={names.filter((name) => actions[name].isOpen)}
      recent={recent}
      hrefOfPipeline={hrefOfPipeline}
      onOpen={(target) => {
        setRecent([target, ...recent.filter(({ href }) => href !== target.href)].slice(0, recentLimit));
        onClose();
      }}
      onAction={(name) => {
        onClose();
        actions[name].run?.();
      }}
      onRetry={retry}
      isOffline={isOffline}
      onClose={onClose}
    />
  );
}
