import {
  bind,
  listAlerts,
  listDestinations,
  listMetrics,
  listPipelines,
  listSources,
} from '@millrace/ui/contract';
import { Live } from '@millrace/mocks/storybook';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { clientWith } from '../../../domain/entities/user.test.data.ts';
import type { Page } from '../../../domain/outcome/page.ts';
import { mapRemote, type Remote } from '../../../domain/outcome/remote.ts';
import { paths } from '../../../domain/routes/paths.ts';
import { reachableScreens } from '../../../domain/views/searchScreens.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
import { paletteActions, type PaletteActionName } from './paletteActions.ts';

export const now = new Date('2026-03-04T10:00:00Z');

const rowsOf = <Row,>(page: Remote<Page<Row>>): Remote<readonly Row[]> =>
  mapRemote(page, ({ rows }) => rows.slice(0, 5));

/** The palette behind a button, on the story's own service. */
export function LivePalette(args: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(args.isOpen);
  const [query, setQuery] = useState(args.query);
  const search = { search: query.trim(), page: 1, pageSize: 5 };
  const close = () => {
    setOpen(false);
    setQuery('');
    args.onClose();
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Search or jump to…</Button>
      <Live
        reads={{
          pipelines: bind(listPipelines, search),
          sources: bind(listSources, search),
          destinations: bind(listDestinations, search),
          alerts: bind(listAlerts, search),
          metrics: bind(listMetrics, search),
        }}
      >
        {({ pipelines, sources, destinations, alerts, metrics, refresh }) => (
          <CommandPalette
            {...args}
            isOpen={isOpen}
            query={query}
            onQueryChange={(typed) => {
              setQuery(typed);
              args.onQueryChange(typed);
            }}
            lists={{
              pipelines: rowsOf(pipelines),
              sources: rowsOf(sources),
              destinations: rowsOf(destinations),
              alerts: rowsOf(alerts),
              metrics: rowsOf(metrics),
            }}
            onOpen={(target) => {
              args.onOpen(target);
              close();
            }}
            onAction={(name) => {
              args.onAction(name);
              close();
            }}
            onRetry={(list) => {
              args.onRetry(list);
              refresh();
            }}
            onClose={close}
          />
        )}
      </Live>
    </>
  );
}

/** The palette without a service: `args.lists` is what was found. */
export function StillPalette(args: CommandPaletteProps) {
  const [query, setQuery] = useState(args.query);
  return <CommandPalette {...args} query={query} onQueryChange={setQuery} />;
}

export const paletteArgs = {
  isOpen: true,
  query: '',
  onQueryChange: fn(),
  lists: {},
  screens: reachableScreens({
    client: clientWith({ isBypassBilling: true }),
    now,
    hasObservability: true,
  }),
  // The names of an object's keys, which the compiler does not know.
  actions: Object.keys(paletteActions) as PaletteActionName[],
  hrefOfPipeline: ({ id }) => paths.pipelineOverview(id),
  onOpen: fn(),
  onAction: fn(),
  onRetry: fn(),
  onClose: fn(),
} satisfies CommandPaletteProps;
