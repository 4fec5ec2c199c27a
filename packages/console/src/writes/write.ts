import type { Call, CallArguments, CallResult, Client, RuntimeConfig } from '@millrace/ui/contract';
import type { Problem } from '@millrace/ui/domain/remote';
import type { QueryClient } from '@tanstack/react-query';

import { confirmWrite, type ConfirmOptions } from './confirmWrite.ts';

/** The services that a write uses. */
export interface WriteContext {
  readonly client: Client;
  readonly queryClient: QueryClient;
  /** What the service does with a part of a configuration or of a list. @default not known */
  readonly habit?: RuntimeConfig['writes'];
}

/** A toast, with a link in place of a callback. */
export interface WriteNotice {
  readonly title: string;
  readonly description?: string;
  readonly action?: { readonly label: string; readonly href: string };
  /** @default `success` when the write is done, `error` when it failed */
  readonly tone?: 'positive' | 'critical';
  /** For support, of a failure: `problemDetails`. */
  readonly details?: string;
}

/** The toasts for a write that ends after its screen was left. */
export interface WriteWords<Input, Output> {
  /** Shown after the screen was left. Left out if the change is visible anyway. */
  readonly done?: (output: Output, input: Input) => WriteNotice;
  /** What failed. Without a description, the problem's own text follows. */
  readonly failed: (input: Input, problem: Problem) => WriteNotice;
}

/** A change to the service, for `useWrite`. */
export interface Write<Input, Output, Subject = Input> {
  /** The call under whose name a problem is stored (spec §8). */
  readonly call: Call;
  /**
   * Identifies the intent. A write does not start while another one with the same key runs (docs/threats.md
   * T-14).
   */
  readonly key: (subject: Subject) => readonly unknown[];
  /** Makes the change and caches the response. A larger write calls it directly. */
  readonly perform: (context: WriteContext, input: Input) => Promise<Output>;
  readonly words: WriteWords<Input, Output>;
  /**
   * Whether requests follow the ones that can be shown before the write, because they need an answer.
   * @param last the last call that was shown
   * @default no
   */
  readonly hasFollowing?: (input: Input, last: Call | undefined) => boolean;
}

interface Common<Input, Output, Subject> {
  readonly key: (subject: Subject) => readonly unknown[];
  readonly words: WriteWords<Input, Output>;
}

interface CallWrite<Input, C extends Call, Subject>
  extends Common<Input, CallResult<C>, Subject>, ConfirmOptions {
  readonly call: C;
  readonly args: (input: Input) => CallArguments<C>;
  /**
   * Looks up the result after a lost response: what the write would have returned, or `null` if it did not
   * happen. Left out if a lookup is not possible; the outcome then stays unknown.
   */
  readonly findResult?: (client: Client, input: Input) => Promise<CallResult<C> | null>;
  /** Writes the response to the cache. */
  readonly caches?: (queryClient: QueryClient, output: CallResult<C>, input: Input) => void;
}

/** Looks something up with a client whose lists are complete. Only a lost response needs its code. */
const lookUp = async <Value>(client: Client, find: (whole: Client) => Promise<Value>): Promise<Value> =>
  find((await import('../data/client/everyPage.ts')).completeLists(client));

/** A write that is one call. An unknown outcome is settled by a lookup (docs/faults.md). */
/* @__NO_SIDE_EFFECTS__ */
export function defineWrite<Input, C extends Call, Subject = Input>({
  call,
  args,
  findResult,
  settlesConflict,
  caches,
  key,
  words,
}: CallWrite<Input, C, Subject>): Write<Input, CallResult<C>, Subject> {
  return {
    call,
    key,
    words,
    async perform({ client, queryClient }, input) {
      const send = () => client(call, args(input));
      const output = await (findResult
        ? confirmWrite(send, () => lookUp(client, (whole) => findResult(whole, input)), { settlesConflict })
        : send());
      caches?.(queryClient, output, input);
      return output;
    },
  };
}
