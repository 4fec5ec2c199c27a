import { chance } from '../core/random.ts';
import { refusal } from '../core/refusal.ts';
import { spoilAnswer } from './callFaults.ts';
import { readToxicsHeader } from './toxicsHeader.ts';
import type { CallToxic, EventToxic, Toxic } from './toxicKinds.ts';

/** The toxics in force, with what is left of each. */
export interface Toxicity {
  list(): readonly Toxic[];
  replace(toxics: readonly Toxic[]): void;
  /** Runs `answer` for a request of a call, spoiled by every toxic that is set on it or that it brings itself. */
  spoil(name: string, request: Request, answer: () => Promise<Response>): Promise<Response>;
  /** The faults that an event meets. */
  ofEvent(name: string): readonly EventToxic[];
  /** The code with which a socket that asks to be let in is turned away, if it is. */
  ofSocket(): number | undefined;
}

export interface ToxicityOptions {
  readonly toxics: readonly Toxic[];
  readonly seed: number;
  /** Ends whatever never ends. */
  readonly disposed: AbortSignal;
}

const isOfCall = (toxic: Toxic): toxic is CallToxic => 'call' in toxic;
const isOfEvent = (toxic: Toxic): toxic is EventToxic => 'event' in toxic;

export function createToxicity({ toxics: initial, seed, disposed }: ToxicityOptions): Toxicity {
  let toxics: readonly Toxic[] = initial;
  /** How often each name has come up, so that chance follows from the place in the row and not from what came between. */
  const counts = new Map<string, number>();

  const count = (name: string): number => {
    const nth = (counts.get(name) ?? 0) + 1;
    counts.set(name, nth);
    return nth;
  };
  const strikes = (toxic: Toxic, name: string, nth: number): boolean => {
    const { probability = 1 } = toxic;
    // What a fault does is part of its luck, so that two on one call do not always strike together.
    const itself = JSON.stringify({ ...toxic, times: undefined, after: undefined });
    return chance(seed, 'toxic', itself, name, nth) < probability;
  };

  /** Those that strike, of those that `isMet` picks; each keeps account of it. */
  const draw = <Met extends Toxic>(
    name: string,
    nth: number,
    isMet: (toxic: Toxic) => toxic is Met,
  ): Met[] => {
    const struck: Met[] = [];
    toxics = toxics.flatMap((toxic): Toxic[] => {
      if (!isMet(toxic)) return [toxic];
      const { after = 0, times } = toxic;
      if (after > 0) return [{ ...toxic, after: after - 1 }];
      if (!strikes(toxic, name, nth)) return [toxic];
      struck.push(toxic);
      if (times === undefined) return [toxic];
      return times > 1 ? [{ ...toxic, times: times - 1 }] : [];
    });
    return struck;
  };

  return {
    list: () => toxics,
    replace(next) {
      toxics = next;
    },
    async spoil(name, request, answer) {
      const nth = count(name);
      const isOwn = (toxic: Toxic): toxic is CallToxic =>
        isOfCall(toxic) && (toxic.call === name || toxic.call === '*');
      const brought = readToxicsHeader(request, name);
      if (typeof brought === 'string') return refusal.badRequest(brought).toResponse();
      const met = [...draw(name, nth, isOwn), ...brought.filter((toxic) => strikes(toxic, name, nth))];
      return spoilAnswer(met, answer, {
        signal: AbortSignal.any([request.signal, disposed]),
        chance: (what, index = 0) => chance(seed, what, name, nth, index),
      });
    },
    ofEvent(name) {
      const isOwn = (toxic: Toxic): toxic is EventToxic =>
        isOfEvent(toxic) && (toxic.event === name || toxic.event === '*');
      return draw(name, count(name), isOwn);
    },
    ofSocket() {
      const isRefusal = (toxic: Toxic) => toxic.kind === 'refuseSocket';
      return draw('socket', count('socket'), isRefusal)[0]?.code;
    },
  };
}
