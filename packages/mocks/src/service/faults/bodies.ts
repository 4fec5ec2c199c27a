import { pause } from './pause.ts';

/** Number of pieces of a slow body. */
const pieces = 10;

/** The response with its body in pieces, spread over `ms` milliseconds. */
export async function dripBody(response: Response, ms: number, signal: AbortSignal): Promise<Response> {
  if (response.body === null) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  let sent = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      // The first piece and the headers are sent at once.
      if (sent > 0) await pause(ms / (pieces - 1), signal);
      if (signal.aborted) return controller.error(new Error('Given up.'));
      const end = Math.min(bytes.length, sent + Math.max(1, Math.ceil(bytes.length / pieces)));
      controller.enqueue(bytes.slice(sent, end));
      sent = end;
      if (sent >= bytes.length) controller.close();
    },
  });
  return new Response(body, response);
}

/** The response with the full length announced and half the body sent. */
export async function cutBody(response: Response): Promise<Response> {
  if (response.body === null) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  let isSent = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (isSent) return controller.error(new Error('Cut off on request.'));
      isSent = true;
      controller.enqueue(bytes.slice(0, Math.floor(bytes.length / 2)));
    },
  });
  const cut = new Response(body, response);
  cut.headers.set('Content-Length', String(bytes.length));
  return cut;
}
