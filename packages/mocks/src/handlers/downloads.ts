import { http } from 'msw/http';
import { callerOf, requireMember } from '../service/accounts/session.ts';
import * as s3Role from '../service/infrastructure/s3Role.ts';
import * as tunnels from '../service/tunnels/tunnels.ts';
import type { Backend, World } from '../service/world/world.ts';
import { refusalResponse } from './http/answer.ts';

/** A text that opens in a new window. */
interface Download {
  readonly path: RegExp;
  /** The downloaded file; `undefined` if the address means something else. */
  find(world: World, path: RegExpExecArray, query: URLSearchParams): DownloadedFile | undefined;
}

interface DownloadedFile {
  readonly fileName: string;
  readonly text: string;
}

/** Requests that are not calls, because the console does not read the response (spec §7). */
const downloads: readonly Download[] = [
  {
    path: /\/api\/v1\/tunnel\/([1-9]\d*)\/$/,
    find(world, [, segment], query) {
      // Without this parameter the address is the tunnel itself (DELETE removes it, A-124).
      const type = query.get('config_type');
      if (type === null) return undefined;
      return tunnels.template(world, Number(segment), type);
    },
  },
  {
    path: /\/api\/v1\/connector\/s3_role_access_template\/template\.yaml$/,
    find: (world, _path, query) => ({
      fileName: 'millrace-role.yaml',
      text: s3Role.template(world, Object.fromEntries(query)),
    }),
  },
];

const respondTo = (backend: Backend, request: Request, { path, find }: Download): Response | undefined => {
  const { pathname, searchParams } = new URL(request.url);
  const match = path.exec(pathname);
  if (!match) return undefined;
  try {
    const { client_id } = requireMember(callerOf(backend, request));
    const file = find(backend.worldOf(client_id), match, searchParams);
    return (
      file &&
      new Response(file.text, {
        headers: {
          'Content-Type': 'text/plain; charset=utf-8',
          'Content-Disposition': `attachment; filename="${file.fileName}"`,
        },
      })
    );
  } catch (thrown) {
    return refusalResponse(thrown);
  }
};

/** Checked before the calls, because one of them has the same path. */
export const downloadHandlers = (backend: Backend) =>
  downloads.map((download) =>
    http.get(download.path, ({ request }) => respondTo(backend, request, download)),
  );
