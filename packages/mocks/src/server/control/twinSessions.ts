import { randomBytes } from 'node:crypto';
import { sessionNamedBy } from '../../service/core/sessionName.ts';
import { createService, type Service, type ServiceOptions } from '../../assembly/createService.ts';

export const defaultSession = 'default';

/** The services of one server, each with an id; only the default one is stored. */
export interface TwinSessions {
  create(options: ServiceOptions): string;
  get(id: string): Service | undefined;
  remove(id: string): boolean;
  all(): readonly Service[];
}

export function createTwinSessions(defaultService: Service): TwinSessions {
  const services = new Map([[defaultSession, defaultService]]);
  return {
    create(options) {
      const id = randomBytes(8).toString('hex');
      services.set(id, createService(options));
      return id;
    },
    get: (id) => services.get(id),
    remove(id) {
      services.get(id)?.dispose();
      return services.delete(id);
    },
    all: () => [...services.values()],
  };
}

/** The service of a request: by its header, otherwise its cookie, otherwise the default one. */
export function sessionIdOf(headers: Readonly<Record<string, string | string[] | undefined>>): string {
  const only = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  return sessionNamedBy({ header: only('x-twin-session'), cookie: only('cookie') }) ?? defaultSession;
}

/**
 * The same for a page on another origin, which does not get the console's cookie: the address names it, as `twin=<id>`
 * in its query.
 */
export const sessionIdOfVisit = (request: Request): string =>
  new URL(request.url).searchParams.get('twin') || sessionIdOf(Object.fromEntries(request.headers));
