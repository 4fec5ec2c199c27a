import { createClient, type CallResult, type Client } from '@millrace/ui/contract';
import type { Remote } from '@millrace/ui/domain';
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
import type { MountedService } from '../entries/browser.ts';
import type { Service } from '../service/createService.ts';
import { createReader, fetchTransport, type Reads } from './reader.ts';
import { loadedService, type StoryContextLike } from './serviceForStory.ts';

const ServiceContext = createContext<MountedService | null>(null);

/** The decorator that hands a story the service of `serviceForStory`. */
export const withService = (Story: ComponentType, context: Pick<StoryContextLike, 'loaded'>) => (
  <ServiceContext value={loadedService(context)}>
    <Story />
  </ServiceContext>
);

/** The story's service and where it is reached. */
export function useStoryService(): MountedService {
  const mounted = use(ServiceContext);
  if (!mounted) throw new Error('This story has no service: set `parameters.service`.');
  return mounted;
}

/** What each read brought, under its name. */
type Brought<Wanted extends Reads> = {
  readonly [Name in keyof Wanted]: Remote<CallResult<Wanted[Name]['call']>>;
};

export interface LiveTools {
  /** Makes a call, then reads everything again. */
  readonly call: Client;
  /** Reads everything again. */
  readonly refresh: () => void;
  /** The service itself, to move its clock or to speak in its name. */
  readonly service: Service;
  /** Before every path of the API and of the socket. */
  readonly base: string;
}

export interface LiveProps<Wanted extends Reads> {
  /** What the screen shows, by the prop it becomes: `{ pipelines: bind(listPipelines, { status: 'active' }) }`. */
  reads: Wanted;
  /** Draws the screen from what was read. */
  children: (live: Brought<Wanted> & LiveTools) => ReactNode;
}

/**
 * Stands in a story where the console's container stands in the product: makes the reads against the story's service,
 * again after each call and each event, and hands on what came.
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

  // Each read's result was decoded by its own call; the record of them has lost that.
  return children({ ...(brought as Brought<Wanted>), call, refresh: reader.refresh, service, base });
}

/** A story writes its reads anew at each render; only others than before are worth asking again. */
function useUnlessSame<Wanted extends Reads>(reads: Wanted): Wanted {
  const print = JSON.stringify(
    Object.entries(reads).map(([name, { call, args }]) => [name, call.name, args]),
  );
  const [kept, setKept] = useState({ print, reads });
  if (kept.print === print) return kept.reads;
  setKept({ print, reads });
  return reads;
}
