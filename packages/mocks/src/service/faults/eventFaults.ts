import type { Published } from '../../realtime/hub.ts';
import type { EventToxic } from './toxicKinds.ts';

/** Actions on an event. */
export interface Delivery {
  deliver(event: Published): void;
  /** Closes every socket. */
  drop(code: number): void;
}

/** Delivers events with the faults that apply to each. */
export interface EventFaults {
  send(event: Published, met: readonly EventToxic[]): void;
  /** Delivers the delayed events. */
  release(): void;
}

export function createEventFaults({ deliver, drop }: Delivery): EventFaults {
  let late: Published[] = [];
  const release = () => {
    const waiting = late;
    late = [];
    for (const event of waiting) deliver(event);
  };
  return {
    release,
    send(event, met) {
      for (const toxic of met) if (toxic.kind === 'dropSockets') drop(toxic.code);
      const has = (kind: EventToxic['kind']) => met.some((toxic) => toxic.kind === kind);
      if (has('lostEvent')) return;
      if (has('lateEvent')) return void late.push(event);
      deliver(event);
      if (has('duplicateEvent')) deliver(event);
      release();
    },
  };
}
