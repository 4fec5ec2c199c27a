import { http } from 'msw/http';
import { callerOf, requireMember } from '../service/accounts/session.ts';
import { template } from '../service/connectors/tunnels.ts';
import type { Backend } from '../service/core/world.ts';
import { refusalResponse } from './answer.ts';

const tunnelPath = /\/api\/v1\/tunnel\/([1-9]\d*)\/$/;

/** What opens in a new window and is no call: the template of a tunnel (spec §7). */
export const downloadHandler = (backend: Backend) =>
  http.get(tunnelPath, ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    try {
      const { client_id } = requireMember(callerOf(backend, request));
      const id = Number(tunnelPath.exec(pathname)?.[1]);
      const type = searchParams.get('config_type');
      return new Response(template(backend.worldOf(client_id), id, type), {
        headers: {
          'Content-Type': 'text/plain; charset=utf-8',
          'Content-Disposition': `attachment; filename="tunnel-${id}-${type}.txt"`,
        },
      });
    } catch (thrown) {
      return refusalResponse(thrown);
    }
  });
