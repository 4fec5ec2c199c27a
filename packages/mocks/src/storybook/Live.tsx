import { createClient, type CallResult, type Client } from '@millrace/ui/contract';
import type { Remote } from '@millrace/ui/domain/remote';
import {
  createContext,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { MountedService } from '../browser/mountService.ts';
import type { Service } from '../assembly/createService.ts';
import { createReader, fetchTransport, type Reads } from './reader.ts';
import { loadedService, type StoryContextLike } from './serviceForStory.ts';

const ServiceContext = createContext<MountedService | null>(null);

/** The decorator that provides the service of `serviceForStory` to a story. */
export const withService = (Story: ComponentType, context: Pick<StoryContextLike, 'loaded'>) => (
  <ServiceContext value={loadedService(context)}>
    <Story />
  </ServiceContext>
);

/** The story's service and its address. */
export function useStoryService(): MountedService {
  const mounted = use(ServiceContext);
  if (!mounted) throw new Error('This story has no service: set `parameters.service`.');
  return mounted;
}

/** The result of each read, under its name. */
type Brought<Wanted extends Reads> = {
  readonly [Name in keyof Wanted]: Remote<CallResult<Wanted[Name]['call']>>;
};

export interface LiveTools {
  /** Makes a call, then refetches everything. */
  readonly call: Client;
  /** Refetches everything. */
  readonly refresh: () => void;
  /** The service itself, to move its clock or send events. */
  readonly service: Service;
  /** Prefix of every API path and of the socket's path. */
  readonly base: string;
}

export interface LiveProps<Wanted extends Reads> {
  /** The reads of the screen, by prop: `{ pipelines: bind(listPipelines, { status: 'active' }) }`. */
  reads: Wanted;
  /** Renders the screen from the results. */
  children: (live: Brought<Wanted> & LiveTools) => ReactNode;
}

/**
 * Replaces the console's container in a story: fetches the reads from the story's service, refetches them after each
 * call and event, and passes on the results.
 */
export function Live<const Wanted extends Reads>({ reads, children }: LiveProps<Wanted>) {
  const { base, service } = useStoryService();
  const wanted = useUnlessSame(reads);
  const reader = useMemo(() => createReader(wanted, fetchTransport(base)), [wanted, base]);
  const brought = useSyncExternalStore(reader.subscribe, reader.brought);
  useEffect(() => service.onEvent(reader.refresh), [service, reader]);

  const call = useMemo((): Client => {
    const client = createClient(fetchTransport(base));
    return (asked, args, options) => client(asked, args, options).finally(reader.refresh);
  }, [base, reader]);

  // Each read's result was decoded by its own call; the type of the record does not express that.
  return children({ ...(brought as Brought<Wanted>), call, refresh: reader.refresh, service, base });
}

/** A story creates its reads on each render; only different ones are refetched. */
function useUnlessSame<Wanted extends Reads>(reads: Wanted): Wanted {
  const print = JSON.stringify(
    Object.entries(reads).map(([name, { call, args }]) => [name, call.name, args]),
  );
  const [kept, setKept] = useState({ print, reads });
  if (kept.print === print) return kept.reads;
  setKept({ print, reads });
  return reads;
}
