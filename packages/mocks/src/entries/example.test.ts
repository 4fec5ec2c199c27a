import { createService } from '@millrace/mocks';
import { expect, it } from 'vitest';

it('pauses a pipeline', async () => {
  const noon = Date.UTC(2026, 0, 15, 12);
  const service = createService({ person: 'admin@acme.example', clock: { at: noon } });
  const send = (path: string, init?: RequestInit) =>
    service.handle(new Request(`http://anywhere.example/api/v1/${path}`, init));

  expect((await send('pipeline/1/paused/', { method: 'POST' })).status).toBe(200);
  // Moves the clock and runs the tasks that are due.
  service.advance(3_000);
  expect(await (await send('pipeline/1/')).json()).toMatchObject({ status: 'paused' });

  // Sends an event as the service would.
  service.publish('all', 'refresh_app', {});
  // Contains the requests, effects, mail, sockets and faults.
  expect(service.inspect().effects).toMatchObject([{ id: 1 }]);
  service.dispose();
});
