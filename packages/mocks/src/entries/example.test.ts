import { createService } from '@millrace/mocks';
import { expect, it } from 'vitest';

it('pauses a pipeline', async () => {
  const noon = Date.UTC(2026, 0, 15, 12);
  const service = createService({ person: 'admin@acme.example', clock: { at: noon } });
  const send = (path: string, init?: RequestInit) =>
    service.handle(new Request(`http://anywhere.example/api/v1/${path}`, init));

  expect((await send('pipeline/1/paused/', { method: 'POST' })).status).toBe(200);
  // Moves the clock, and lets happen what is due.
  service.advance(3_000);
  expect(await (await send('pipeline/1/')).json()).toMatchObject({ status: 'paused' });

  // Speaks in the service's name.
  service.publish('all', 'refresh_app', {});
  // Requests by call and one by one, effects, letters, sockets, faults.
  expect(service.inspect().effects).toMatchObject([{ id: 1 }]);
  service.dispose();
});
