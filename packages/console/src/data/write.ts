import type { Call, CallArguments, CallResult, Client } from '@millrace/ui/contract';
import type { Problem } from '@millrace/ui/domain/remote';
import type { QueryClient } from '@tanstack/react-query';

import { confirmWrite } from './client/confirmWrite.ts';

/** What a write works with. */
export interface WriteContext {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** A toast, with a link in place of a callback. */
export interface WriteNotice {
  readonly title: string;
  readonly description?: string;
  readonly action?: { readonly label: string; readonly href: string };
  /** @default `success` when the write is done, `error` when it failed */
  readonly tone?: 'success' | 'error';
}

/** The words for a write that ends where nobody sees it. */
export interface WriteWords<Input, Output> {
  /** Shown when the person has left the screen. Left out where the change shows itself. */
  readonly done?: (output: Output, input: Input) => WriteNotice;
  /** What failed. Without a description, the problem's own words follow. */
  readonly failed: (input: Input, problem: Problem) => WriteNotice;
}

/** A change to the service, for `useWrite`. */
export interface Write<Input, Output, Subject = Input> {
  /** Names the action whose problem is stored (spec §8). */
  readonly call: Call;
  /** Identifies the intent. A write does not start while another with the same key runs (docs/threats.md T-14). */
  readonly key: (subject: Subject) => readonly unknown[];
  /** Makes the change and caches the answer. A part of a larger write calls it directly. */
  readonly perform: (context: WriteContext, input: Input) => Promise<Output>;
  readonly words: WriteWords<Input, Output>;
}

interface Common<Input, Output, Subject> {
  readonly key: (subject: Subject) => readonly unknown[];
  readonly words: WriteWords<Input, Output>;
}

interface CallWrite<Input, C extends Call, Subject> extends Common<Input, CallResult<C>, Subject> {
  readonly call: C;
  readonly args: (input: Input) => CallArguments<C>;
  /**
   * Looks for the result after an answer was lost: what the write would have answered, or `null` if it did not happen.
   * Left out where nothing can be looked up; the outcome then stays unknown.
   */
  readonly landed?: (client: Client, input: Input) => Promise<CallResult<C> | null>;
  /** Writes the answer to the cache. */
  readonly caches?: (queryClient: QueryClient, output: CallResult<C>, input: Input) => void;
}

/** A write that is one call. Its unknown outcome is settled by looking (docs/faults.md). */
/* @__NO_SIDE_EFFECTS__ */
export function defineWrite<Input, C extends Call, Subject = Input>({
  call,
  args,
  landed,
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
      const output = await (landed ? confirmWrite(send, () => landed(client, input)) : send());
      caches?.(queryClient, output, input);
      return output;
    },
  };
}
