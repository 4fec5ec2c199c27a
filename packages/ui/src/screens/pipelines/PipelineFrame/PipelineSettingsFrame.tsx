import { useRef, type ReactNode } from 'react';
import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import {
  SegmentedLinks,
  type SegmentedLinksProps,
} from '../../../primitives/SegmentedLinks/SegmentedLinks.tsx';
import { PipelineFrame, type PipelinePageProps } from './PipelineFrame.tsx';
import { useViewFocus } from './useViewFocus.ts';
import * as css from './PipelineSettingsFrame.css.ts';

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
  schema: 'Schema',
  maintenance: 'Tables',
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
