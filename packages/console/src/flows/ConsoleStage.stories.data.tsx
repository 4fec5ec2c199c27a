import { useStoryService } from '@millrace/mocks/storybook';
import { readRuntimeConfig } from '@millrace/ui/contract';
import type { ThemeName } from '@millrace/ui/theme';
import Pusher from 'pusher-js';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

import { App, type AppProps } from '../app/App.tsx';
import { createServices } from '../app/createServices.ts';
import { first, loadOthers, loadShell } from '../app/screens.ts';
import { startFeed } from '../live/feed.ts';
import { manageFeeds } from '../live/manageFeeds.ts';
import { createTabs } from '../session/tabs.ts';
import { themeAtom } from '../shell/theme.ts';
import { beginVisit, localStorage, location, sessionStorage } from './memoryPage.stories.data.ts';
import { isProviderPath, ProviderPage } from './ProviderPage.stories.data.tsx';

/** Runs `work`, and returns what removes the listeners that it has added for the life of a page. */
function withListeners<Result>(work: () => Result): readonly [Result, () => void] {
  const end = new AbortController();
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const given = typeof options === 'object' ? options : { capture: options ?? false };
    addEventListener.call(this, type, listener, { ...given, signal: end.signal });
  };
  try {
    return [work(), () => end.abort()];
  } finally {
    EventTarget.prototype.addEventListener = addEventListener;
  }
}

const page = () => ({ theme: document.documentElement.className, title: document.title });

// Loaded here, so that a flow is not as long as the loading of its screens.
const all = Object.values({ ...first, ...(await loadOthers()) });
await Promise.all([loadShell(), ...all.map(({ load }) => load())]);

/** The services of one page, on the twin of the story. */
function startConsole(base: string, theme: ThemeName): AppProps {
  const { origin, hostname, port, pathname } = new URL(base);
  const app = createServices({
    config: readRuntimeConfig(undefined),
    // The twin needs no cookie to know the person.
    readCookies: () => 'csrftoken=story',
    isGuest: false,
    tabs: createTabs(undefined),
    guessTimeZone: () => undefined,
    fetch: (input, init) => {
      const asked = new Request(input, init);
      return globalThis.fetch(new Request(asked.url.replace(origin, base), asked));
    },
  });
  const { scopes, session } = app;
  // A new person gets a new store, which reads the theme from the storage.
  localStorage.setItem('millrace.theme', theme);
  scopes.current().store.set(themeAtom, theme);
  manageFeeds({
    scopes,
    whenIdle: setTimeout,
    load: async () => (scope, user) =>
      startFeed({
        client: scope.client,
        scope,
        user,
        wantsRefresh: () => false,
        open: async (authorise) =>
          new Pusher('millrace-demo', {
            cluster: '',
            wsHost: hostname,
            wsPort: Number(port),
            wsPath: pathname,
            forceTLS: false,
            enabledTransports: ['ws'],
            channelAuthorization: {
              customHandler: ({ channelName, socketId }, answer) => {
                authorise(channelName, socketId).then(
                  (word) => answer(null, word),
                  (error: unknown) => answer(error instanceof Error ? error : new Error(String(error)), null),
                );
              },
            },
          }),
      }),
  });
  void session.sessionManager.start();
  return app;
}

const moves = ['pushState', 'replaceState', 'popstate'];
const onMove = (listener: () => void) => {
  for (const type of moves) addEventListener(type, listener);
  return () => {
    for (const type of moves) removeEventListener(type, listener);
  };
};

/** Where the console is. */
function Address() {
  const path = useSyncExternalStore(onMove, () => location.pathname + location.search);
  return <code data-testid="address">{path}</code>;
}

export interface ConsoleStageProps {
  /** Where the console opens. */
  start: string;
  /** @default 'light' */
  theme?: ThemeName;
}

/**
 * The console itself, on the twin of the story. Its address is above it. Where the console leaves for a provider, the
 * page of the provider is shown until it returns.
 */
export function ConsoleStage({ start, theme = 'light' }: ConsoleStageProps) {
  const { base } = useStoryService();
  const [shown, setShown] = useState<ReactNode>();
  useEffect(() => {
    const before = page();
    let end: (() => void) | undefined;
    let serial = 0;
    const load = (path: string) => {
      end?.();
      end = undefined;
      serial += 1;
      beginVisit(path, load);
      if (isProviderPath(path)) return setShown(<ProviderPage key={serial} path={path} />);
      const [app, removeListeners] = withListeners(() => startConsole(base, theme));
      end = () => {
        app.scopes.abandon();
        removeListeners();
      };
      return setShown(<App key={serial} {...app} />);
    };
    load(start);
    return () => {
      end?.();
      localStorage.clear();
      sessionStorage.clear();
      document.documentElement.className = before.theme;
      document.title = before.title;
    };
  }, [base, start, theme]);
  return (
    <>
      <Address />
      {shown}
    </>
  );
}

/**
 * What all flows share, in the theme of the toolbar. A flow spreads the parameters itself: Storybook adds its comment to
 * those that are written in the file, and drops any others.
 */
export const flow = {
  render: (args: ConsoleStageProps, { globals }: { readonly globals: Readonly<Record<string, unknown>> }) => (
    <ConsoleStage {...args} theme={globals['theme'] === 'dark' ? 'dark' : 'light'} />
  ),
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  globals: { viewport: { value: 'wide' } },
};
