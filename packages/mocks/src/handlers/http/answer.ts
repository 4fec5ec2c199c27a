import type { Call, WireBody, WireResult } from '@millrace/ui/contract';
import * as v from 'valibot';
import { watchActivity } from '../../service/activity/recordActivity.ts';
import { Refusal, refusal } from '../../service/core/refusal.ts';
import type { AccountRow } from '../../service/tables/accountRows.ts';
import {
  callerOf,
  requireCsrf,
  requireMember,
  issueCsrf,
  type Caller,
  type Cookies,
} from '../../service/accounts/session.ts';
import type { Backend, World } from '../../service/world/world.ts';
import { toErrors, unchangeableIn } from './fieldFaults.ts';
import { readBody, readQuery } from './readInput.ts';

type Decoded<Entries extends Call['params']> = {
  readonly [Key in keyof Entries]: v.InferOutput<Entries[Key]>;
};

/** A request, decoded by the contract. */
export interface ParsedRequest<C extends Call> {
  readonly backend: Backend;
  readonly request: Request;
  readonly caller: Caller;
  readonly params: Decoded<C['params']>;
  readonly query: Partial<Decoded<C['query']>>;
  readonly body: WireBody<C>;
  /** Cookies to set with the response. */
  readonly cookies: Cookies;
}

/** The same, from a signed-in person. */
export interface MemberRequest<C extends Call> extends ParsedRequest<C> {
  readonly account: AccountRow;
  /** The person's client and its rows. */
  readonly world: World;
}

/** A handler's result: the wire form of the response, or nothing if the call reads none. */
export type Reply<C extends Call> =
  WireResult<C> extends undefined ? void : WireResult<C> | Promise<WireResult<C>>;

/** How the service answers one call. */
export interface CallHandler<C extends Call = Call> {
  readonly call: C;
  /** Whether it works without signing in. */
  readonly isPublic: boolean;
  /** @param path the values of the path's parameters, as in the address */
  respond(backend: Backend, request: Request, path: Readonly<Record<string, unknown>>): Promise<Response>;
}

/** Answers a call for anyone. */
export const answerAnyone = <C extends Call>(
  call: C,
  reply: (asked: ParsedRequest<C>) => Reply<C>,
): CallHandler<C> => handlerOf(call, true, reply);

/**
 * Answers a call for signed-in, verified people.
 * @param demandPlace refuses an address that does not exist before query and body are checked
 */
export const answer = <C extends Call>(
  call: C,
  reply: (asked: MemberRequest<C>) => Reply<C>,
  demandPlace?: (params: Decoded<C['params']>) => void,
): CallHandler<C> =>
  handlerOf(
    call,
    false,
    (asked) => {
      const account = requireMember(asked.caller);
      return reply({ ...asked, account, world: asked.backend.worldOf(account.client_id) });
    },
    demandPlace,
  );

function handlerOf<C extends Call>(
  call: C,
  isPublic: boolean,
  reply: (asked: ParsedRequest<C>) => Reply<C>,
  demandPlace?: (params: Decoded<C['params']>) => void,
): CallHandler<C> {
  return {
    call,
    isPublic,
    async respond(backend, request, path) {
      const cookies: Cookies = [];
      const caller = callerOf(backend, request);
      let response: Response;
      try {
        if (backend.asked && caller.account) backend.asked.person = caller.account.email;
        if (call.method !== 'GET') requireCsrf(backend, request, caller);
        if (call.kind === 'session') issueCsrf(request, caller, cookies);
        // Before anything is decoded: a stranger learns nothing about the input of a call.
        if (!isPublic) requireMember(caller);
        const watch =
          isPublic || call.method === 'GET' || !caller.account
            ? undefined
            : watchActivity(backend.worldOf(caller.account.client_id), caller.account);
        const asked = {
          backend,
          request,
          caller,
          cookies,
          ...(await read(call, request, path, demandPlace)),
        };
        // oxlint-disable-next-line typescript/await-thenable -- some replies are promises; the rule cannot see into the type
        const result = await reply(asked);
        watch?.record(Object(asked.body));
        response = toResponse(call, result);
      } catch (thrown) {
        response = refusalResponse(thrown);
      }
      for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
      return response;
    },
  };
}

async function read<C extends Call>(
  call: C,
  request: Request,
  path: Readonly<Record<string, unknown>>,
  demandPlace?: (params: Decoded<C['params']>) => void,
) {
  const params = v.safeParse(v.object(call.params), path);
  // A malformed id cannot name anything.
  if (!params.success) throw refusal.notFound();
  demandPlace?.(params.output as Decoded<C['params']>);
  const query = v.safeParse(v.partial(v.object(call.query)), readQuery(call, request));
  const sent = await readBody(call, request);
  const body = call.body && v.safeParse(call.body, sent);
  const errors = [
    ...(query.success ? [] : toErrors(query.issues, ['query'])),
    ...(body === undefined || body.success ? [] : toErrors(body.issues, [])),
    ...unchangeableIn(call, sent),
  ];
  if (errors.length > 0) throw refusal.unprocessable(errors);
  // Decoded by this call's own schemas above; the generic type cannot express that.
  return { params: params.output, query: query.output, body: body?.output } as Pick<
    ParsedRequest<C>,
    'params' | 'query' | 'body'
  >;
}

function toResponse(call: Call, result: unknown): Response {
  if (call.response === undefined) return new Response(null, { status: 204 });
  return Response.json(result, { status: call.kind === 'create' ? 201 : 200 });
}

/**
 * A refusal is a response.
 * @throws any other error: it is a fault of the twin
 */
export function refusalResponse(thrown: unknown): Response {
  if (thrown instanceof Refusal) return thrown.toResponse();
  throw thrown;
}
