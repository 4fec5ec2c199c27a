import { createService } from '@millrace/mocks';
import { createClient, createPipeline } from '@millrace/ui/contract';
import { afterEach } from 'vitest';

import { createQueryClient } from './queryClient.ts';

const services: { dispose(): void }[] = [];
afterEach(() => services.splice(0).forEach((service) => service.dispose()));

/** A client with a signed-in session, over a separate service. */
export async function setUp() {
  const service = createService({ scenario: 'busyAccount', person: 'admin@acme.example' });
  services.push(service);
  const client = createClient(async ({ url, method, headers, body, signal }) => {
    const request = new Request(`http://twin.example${url}`, {
      method,
      headers,
      signal,
      ...(method !== 'GET' && { body }),
    });
    const response = await service.handle(request);
    signal?.throwIfAborted();
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  });
  const queryClient = createQueryClient(client);
  const context = { client, queryClient, habit: 'merge' } as const;
  const draft = await client(createPipeline, { body: { name: 'Fresh' } });
  return { service, client, context, draft, queryClient };
}
