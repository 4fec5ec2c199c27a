import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import {
  SegmentedLinks,
  type SegmentedLinksProps,
} from '../../../primitives/SegmentedLinks/SegmentedLinks.tsx';
import { PipelineFrame, type PipelinePageProps } from './PipelineFrame.tsx';
import * as css from './PipelineSettingsFrame.css.ts';

/** The address of the link that had the focus when its links were just removed. */
let focused: string | null = null;

/**
 * Another view replaces the page, and with it the link that was pressed; so does the page once it has loaded. If one of
 * the links had the focus, the same one of the new page gets it, so that the keyboard continues where it was.
 */
function useViewFocus(links: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const nav = links.current;
    if (!nav) return undefined;
    const same = [...nav.querySelectorAll('a')].find((link) => link.getAttribute('href') === focused);
    if (document.activeElement === document.body) same?.focus({ preventScroll: true });
    focused = null;
    return () => {
      focused = nav.querySelector(':focus')?.getAttribute('href') ?? null;
      // The page that replaces this one appears at once. Any later page is another one.
      setTimeout(() => (focused = null));
    };
  }, [links]);
}

/** The views of a pipeline's settings, in order. */
export type PipelineSettingsView = 'schema' | 'maintenance' | 'sync' | 'general' | 'script';

/** The addresses of the settings; a view without one is not offered. */
export type PipelineSettingsHrefs = Readonly<Partial<Record<PipelineSettingsView, string>>>;

export interface PipelineSettingsPageProps extends PipelinePageProps {
  /** The addresses of the settings. */
  settingsHrefs: PipelineSettingsHrefs;
}

interface PipelineSettingsFrameProps extends PipelineSettingsPageProps {
  /** The view that `children` renders. */
  view: PipelineSettingsView;
  /** Reserves the layout of the view while the pipeline loads. */
  skeleton: ReactNode;
  /** Fetches the pipeline again. */
  onRetry(): void;
  /** Renders the view. */
  children(pipeline: PipelineDetail): ReactNode;
}

const labels: Readonly<Record<PipelineSettingsView, string>> = {
  schema: 'Table selection',
  maintenance: 'Table status',
  sync: 'Sync',
  general: 'General',
  script: 'ETL script',
};
const order = [
  'schema',
  'maintenance',
  'sync',
  'general',
  'script',
] as const satisfies readonly PipelineSettingsView[];

function ViewLinks({ links }: Pick<SegmentedLinksProps, 'links'>) {
  const place = useRef<HTMLDivElement>(null);
  useViewFocus(place);
  return (
    <div ref={place} className={css.links}>
      <SegmentedLinks label="Settings" links={links} />
    </div>
  );
}

/** The frame of the settings of a pipeline, with links to each view of them. */
export function PipelineSettingsFrame({ settingsHrefs, view, ...frame }: PipelineSettingsFrameProps) {
  const links = order.flatMap((name) => {
    const href = settingsHrefs[name];
    return href === undefined ? [] : [{ href, label: labels[name], isCurrent: name === view }];
  });
  return (
    <PipelineFrame
      {...frame}
      selected="settings"
      viewLinks={links.length > 1 && <ViewLinks links={links} />}
    />
  );
}
