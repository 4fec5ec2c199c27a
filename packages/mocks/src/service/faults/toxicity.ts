import { chance } from '../core/random.ts';
import { refusal } from '../core/refusal.ts';
import { spoilAnswer } from './callFaults.ts';
import { readToxicsHeader } from './toxicsHeader.ts';
import type { CallToxic, EventToxic, Toxic } from './toxicKinds.ts';

/** The current faults, with their remaining counts. */
export interface Toxicity {
  list(): readonly Toxic[];
  replace(toxics: readonly Toxic[]): void;
  /** Runs `answer` for a request of a call, with the faults of the call and of the request itself. */
  spoil(name: string, request: Request, answer: () => Promise<Response>): Promise<Response>;
  /** The faults that apply to an event. */
  ofEvent(name: string): readonly EventToxic[];
  /** The code to refuse a new socket with, if any. */
  ofSocket(): number | undefined;
}

export interface ToxicityOptions {
  readonly toxics: readonly Toxic[];
  readonly seed: number;
  /** Ends responses that never end. */
  readonly disposed: AbortSignal;
}

const isOfCall = (toxic: Toxic): toxic is CallToxic => 'call' in toxic;
const isOfEvent = (toxic: Toxic): toxic is EventToxic => 'event' in toxic;

export function createToxicity({ toxics: initial, seed, disposed }: ToxicityOptions): Toxicity {
  let toxics: readonly Toxic[] = initial;
  /** Counts each name, so that randomness depends on the position among equal requests and not on others in between. */
  const counts = new Map<string, number>();

  const count = (name: string): number => {
    const nth = (counts.get(name) ?? 0) + 1;
    counts.set(name, nth);
    return nth;
  };
  const strikes = (toxic: Toxic, name: string, nth: number): boolean => {
    const { probability = 1 } = toxic;
    // The kind is part of the random input, so that two faults on one call do not always apply together.
    const itself = JSON.stringify({ ...toxic, times: undefined, after: undefined });
    return chance(seed, 'toxic', itself, name, nth) < probability;
  };

  /** The faults that apply, of those that `isMet` selects; each updates its counts. */
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
