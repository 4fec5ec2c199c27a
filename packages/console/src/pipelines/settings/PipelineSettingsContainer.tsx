import { isKnown, parseId, type PipelineId } from '@millrace/ui/domain/entities';
import { PipelineSettingsLoadingScreen } from '@millrace/ui/screens/PipelineSettingsLoadingScreen';
import { createElement, Suspense, use, useEffect } from 'react';

import { lateCode } from '../../kit/lateCode.ts';
import { useSearch } from '../../router/location.ts';
import { NotFoundContainer } from '../../router/NotFoundContainer.tsx';
import type { ScreenProps } from '../../router/screens.ts';
import { usePipelineSettings } from '../pages/usePipelineSettings.ts';
import type { SettingsSectionProps } from './section.ts';

/** The views at this address. The query parameter `section` selects one; the first needs none. */
const sections = ['schema', 'sync', 'general', 'script'] as const;
type Section = (typeof sections)[number];

// Each view loads in parallel with the pipeline, and only with the code it needs.
const code = {
  schema: lateCode('schema', async () => (await import('./PipelineSchemaSection.tsx')).PipelineSchemaSection),
  sync: lateCode('sync', async () => (await import('./PipelineSyncSection.tsx')).PipelineSyncSection),
  general: lateCode(
    'general',
    async () => (await import('./PipelineGeneralSection.tsx')).PipelineGeneralSection,
  ),
  script: lateCode('script', async () => (await import('./PipelineScriptSection.tsx')).PipelineScriptSection),
};

function LazySection({ section, ...props }: SettingsSectionProps & { readonly section: Section }) {
  return createElement(use(code[section].read()), props);
}

/** The schema, sync and general settings of a pipeline. */
export function PipelineSettingsContainer({ match }: ScreenProps) {
  const id = parseId<'pipeline'>(match.params['id'] ?? '');
  return id === undefined ? <NotFoundContainer match={match} /> : <Settings id={id} match={match} />;
}

function Settings({ id, match }: ScreenProps & { readonly id: PipelineId }) {
  const wanted = new URLSearchParams(useSearch()).get('section') ?? '';
  const { frame, query, hasScript } = usePipelineSettings(id, match);
  const isOffered = isKnown(sections, wanted) && (wanted !== 'script' || hasScript);
  const section = isOffered ? wanted : 'schema';
  useEffect(() => void code[section].prefetch(), [section]);
  const onRetry = () => void query.refetch();
  const waiting = <PipelineSettingsLoadingScreen {...frame} view={section} onRetry={onRetry} />;
  // A draft has no settings yet: its page only shows the way to its setup.
  if (!query.data || query.data.status === 'draft') return waiting;
  return (
    // Without the key, the previous section would only be hidden while the next one loads, and still correct the address.
    <Suspense key={section} fallback={waiting}>
      <LazySection section={section} pipeline={query.data} frame={frame} onRetry={onRetry} />
    </Suspense>
  );
}
