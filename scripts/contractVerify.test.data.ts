import { createService, type Service } from '../packages/mocks/src/assembly/createService.ts';
import { databaseLogin, testStart } from '../packages/mocks/src/assembly/service.test.data.ts';
import { demoPassword } from '../packages/mocks/src/scenarios/people.ts';
import type { Reply, Send, Sent } from '../packages/contract/src/verify/exchange.ts';
import { verify, type VerifyOptions } from '../packages/contract/src/verify/verify.ts';
import { file } from './contract.test.data.ts';

const origin = 'http://twin.test';

/** Sends to a service in this process. */
export const sendToTwin =
  ({ handle }: Pick<Service, 'handle'>): Send =>
  async ({ method, target, headers, body }: Sent): Promise<Reply> => {
    const request = new Request(origin + target, { method, headers, ...(body !== undefined && { body }) });
    const response = await handle(request);
    return {
      status: response.status,
      contentType: response.headers.get('Content-Type') ?? '',
      location: '',
      setCookies: response.headers.getSetCookie(),
      text: await response.text(),
      ms: 5,
    };
  };

export const admin = { name: 'admin', email: 'admin@acme.example', password: demoPassword };
export const member = { name: 'member', email: 'member@acme.example', password: demoPassword };

export const openTwin = (options: Parameters<typeof createService>[0] = {}) =>
  createService({ clock: { at: testStart }, ...options });

/** A source whose connection works in the twin. */
export const source = { data_store: 'postgres', config: { connection_config: databaseLogin } };

export const check = (options: Partial<VerifyOptions> = {}) =>
  verify({
    file,
    send: sendToTwin(openTwin()),
    origin,
    people: [admin],
    prefix: 'contract-check-test',
    source,
    ...options,
  });
