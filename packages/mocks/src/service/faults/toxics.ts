/** A fault that a call meets instead of, or before, its answer. Plain data: it also travels over HTTP. */
export type Toxic = {
  /** The call's name, such as `listPipelines`. */
  readonly call: string;
  /** How many requests it spoils before it wears off. @default all */
  readonly times?: number;
} & (
  | { readonly kind: 'never' | 'network' | 'html' | 'truncated' }
  | { readonly kind: 'status'; readonly status: number; readonly body?: unknown }
  /** In milliseconds of real time. */
  | { readonly kind: 'delay'; readonly ms: number }
);

interface Named {
  readonly name: string;
}
interface Times {
  readonly times?: number;
}

/** No answer, ever. */
export const never = ({ name }: Named, times?: Times): Toxic => ({ call: name, kind: 'never', ...times });
/** The connection breaks before an answer. */
export const network = ({ name }: Named, times?: Times): Toxic => ({ call: name, kind: 'network', ...times });
/** A page in place of an answer, as a proxy sends it. */
export const html = ({ name }: Named, times?: Times): Toxic => ({ call: name, kind: 'html', ...times });
/** Half of the answer. */
export const truncated = ({ name }: Named, times?: Times): Toxic => ({
  call: name,
  kind: 'truncated',
  ...times,
});
/** A refusal. @param body what is sent as JSON; by default a sentence in `detail` */
export const status = ({ name }: Named, code: number, body?: unknown, times?: Times): Toxic => ({
  call: name,
  kind: 'status',
  status: code,
  ...(body !== undefined && { body }),
  ...times,
});
/** The answer, `ms` milliseconds late. */
export const delay = ({ name }: Named, ms: number, times?: Times): Toxic => ({
  call: name,
  kind: 'delay',
  ms,
  ...times,
});

const maintenancePage = '<!doctype html><title>Be right back</title><h1>Be right back</h1>';

/** The toxics in force, with what is left of each. */
export interface Toxicity {
  list(): readonly Toxic[];
  replace(toxics: readonly Toxic[]): void;
  /** Runs `answer` for a call, spoiled by every toxic that is set on it. */
  spoil(name: string, signal: AbortSignal, answer: () => Promise<Response>): Promise<Response>;
}

export function createToxicity(initial: readonly Toxic[], disposed: AbortSignal): Toxicity {
  let toxics: readonly Toxic[] = initial;

  const draw = (name: string): readonly Toxic[] => {
    const met = toxics.filter((toxic) => toxic.call === name);
    toxics = toxics
      .map((toxic) =>
        met.includes(toxic) && toxic.times !== undefined ? { ...toxic, times: toxic.times - 1 } : toxic,
      )
      .filter((toxic) => toxic.times !== 0);
    return met;
  };

  return {
    list: () => toxics,
    replace(next) {
      toxics = next;
    },
    async spoil(name, requestSignal, answer) {
      const met = draw(name);
      const signal = AbortSignal.any([requestSignal, disposed]);
      for (const toxic of met) {
        if (toxic.kind === 'never') await pause(undefined, signal);
        if (toxic.kind === 'delay') await pause(toxic.ms, signal);
        if (toxic.kind === 'network' || signal.aborted) return Response.error();
        if (toxic.kind === 'status') {
          const body = toxic.body ?? { detail: `Answered with ${toxic.status} on request.` };
          return Response.json(body, { status: toxic.status });
        }
        if (toxic.kind === 'html') {
          return new Response(maintenancePage, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
        }
      }
      const response = await answer();
      if (!met.some((toxic) => toxic.kind === 'truncated')) return response;
      const text = await response.text();
      return new Response(text.slice(0, Math.floor(text.length / 2)), response);
    },
  };
}

/** Waits `ms` milliseconds, or without them for ever, but no longer than until `signal`. */
function pause(ms: number | undefined, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
