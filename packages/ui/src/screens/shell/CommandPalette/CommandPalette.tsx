import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { CommandMenu } from '../../../patterns/CommandMenu/CommandMenu.tsx';
import { useNow } from '../../../patterns/PresentProvider/present.ts';
import type { PaletteActionName } from './paletteActions.ts';
import {
  paletteGroups,
  paletteResults,
  type PaletteList,
  type PaletteLists,
  type PaletteScreen,
  type PaletteTarget,
} from './paletteItems.tsx';

export type { PaletteActionName } from './paletteActions.ts';
export type {
  PaletteList,
  PaletteLists,
  PaletteLook,
  PaletteScreen,
  PaletteTarget,
} from './paletteItems.tsx';

export interface CommandPaletteProps {
  /** Whether the palette is open; controlled. */
  isOpen: boolean;
  /** What is typed; controlled. */
  query: string;
  /** Called with the query on every change. Debounce the requests, not the query. */
  onQueryChange(query: string): void;
  /**
   * What the service finds for the query, a few rows of each list. Mark rows of a previous query as `isOutdated`. A list
   * that the user may not see is left out.
   */
  lists: PaletteLists;
  /** The screens that the user may open; see `reachableScreens`. */
  screens: readonly PaletteScreen[];
  /** The actions that are open to the user, in display order. */
  actions: readonly PaletteActionName[];
  /** Pages that the user opened from the palette, the last one first. They are shown before anything is typed. */
  recent?: readonly PaletteTarget[];
  /** The address of a pipeline: for a draft, the next step of its setup. */
  hrefOfPipeline(pipeline: Pipeline): string;
  /** Called when a page is chosen, before its link is followed. Close the palette. */
  onOpen(target: PaletteTarget): void;
  /** Called when an action is chosen. Close the palette. Actions with a page of their own are links. */
  onAction(name: PaletteActionName): void;
  /** Searches a list again after a failure. */
  onRetry(list: PaletteList): void;
  /** Offline, only screens and actions are searched, and the palette says so. @default false */
  isOffline?: boolean;
  /** Called to close the palette, by Escape, its own shortcut, or a press outside. */
  onClose(): void;
}

/** Finds the pages and actions of the console by name, from anywhere. Other products use `CommandMenu`. */
export function CommandPalette({
  lists,
  screens,
  actions,
  recent = [],
  hrefOfPipeline,
  onOpen,
  onAction,
  onRetry,
  isOffline = false,
  ...menu
}: CommandPaletteProps) {
  const results = paletteResults(lists, hrefOfPipeline, useNow());
  return (
    <CommandMenu
      {...menu}
      groups={paletteGroups({ screens, actions, recent })}
      results={results}
      note={isOffline ? 'You are offline. Only screens and actions are searched.' : undefined}
      onChoose={(item) => (item.kind === 'action' ? onAction(item.name) : onOpen(item.target))}
      onRetry={(id) => {
        const failed = results.find((list) => list.id === id);
        if (failed) onRetry(failed.id);
      }}
    />
  );
}
