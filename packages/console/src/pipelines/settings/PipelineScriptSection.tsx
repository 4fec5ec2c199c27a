import { getEtlScript } from '@millrace/ui/contract';
import { parseId } from '@millrace/ui/domain/entities';
import { mapRemote } from '@millrace/ui/domain/remote';
import { paths } from '@millrace/ui/domain/routes';
import { PipelineScriptScreen } from '@millrace/ui/screens/PipelineScriptScreen';
import { useQuery } from '@tanstack/react-query';

import { read } from '../../data/read.ts';
import { toRemote } from '../../data/toRemote.ts';
import { useNavigate, useSearch } from '../../router/location.ts';
import { useCanonicalAddress } from '../../router/useCanonicalAddress.ts';
import type { SettingsSectionProps } from './section.ts';

/** The ids of the script's connections, from the address; both are required. */
function useIds() {
  const query = new URLSearchParams(useSearch());
  const source = parseId(query.get('source') ?? '');
  const destination = parseId(query.get('destination') ?? '');
  return source === undefined || destination === undefined ? undefined : { source, destination };
}

/** A pipeline as a script for the ETL product. The address names the connections, so that a reload shows it again. */
export function PipelineScriptSection({ pipeline: { id }, frame, onRetry }: SettingsSectionProps) {
  const ids = useIds();
  const navigate = useNavigate();
  const hrefOf = (wanted: Readonly<Record<'source' | 'destination', number>> | undefined) =>
    paths.pipelineSettings(id, {
      section: 'script',
      source: wanted && String(wanted.source),
      destination: wanted && String(wanted.destination),
    });
  useCanonicalAddress(hrefOf(ids));
  const script = useQuery({
    ...read(getEtlScript, ids && { id, etlSourceId: ids.source, etlDestinationId: ids.destination }),
    // The settings may have changed since the page was last shown.
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
  return (
    <PipelineScriptScreen
      {...frame}
      ids={ids}
      script={mapRemote(toRemote(script), (answer) => answer.script)}
      onShow={(wanted) => {
        const isShown = wanted.source === ids?.source && wanted.destination === ids.destination;
        if (isShown) void script.refetch();
        else navigate(hrefOf(wanted));
      }}
      onRetry={(panel) => (panel === 'pipeline' ? onRetry() : void script.refetch())}
    />
  );
}
