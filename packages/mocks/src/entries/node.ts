import { http } from 'msw/http';
import { setupServer } from 'msw/node';
import type { Service } from '../assembly/createService.ts';

/**
 * Answers this process's API requests, for any host, with `service`. Every other request is refused. For tests of code
 * that fetches.
 * @returns a function that stops it
 */
export function interceptRequests(service: Service): () => void {
  const answer = ({ request }: { request: Request }) => service.handle(request);
  const server = setupServer(http.all('*/api/*', answer), http.all('*/static/*', answer));
  server.listen({ onUnhandledFrame: 'error' });
  return () => server.close();
}
