import type { ScenarioName } from '../../scenarios/scenarios.ts';
import { openService } from '../../assembly/service.test.data.ts';
import { memoryStore } from '../../store/memoryStore.test.data.ts';
import { addressOf, faultsOfRefusal, misfitsOfAnswer, type Documented } from './contract.test.data.ts';

/** What a refusal may leave behind: a record of the attempt. */
const tracesOfTrying = new Set(['attempt']);

/** A service that reports the effects of each request. */
export function openWatched(person: string | null, scenario?: ScenarioName) {
  const { store, transactions } = memoryStore();
  const { service, browser } = openService({ store, person, scenario });
  const changes = () => {
    const rows = transactions.flat().filter(({ kind }) => !tracesOfTrying.has(kind));
    return rows.length + service.inspect().effects.length;
  };
  return {
    service,
    browser,
    /** Sends to a call's own address, and returns what is wrong with the response. */
    async send({ call, sample }: Documented, init: RequestInit, address = addressOf(call, sample)) {
      const before = changes();
      const response = await browser.send(call.method, address, init);
      const text = await response.text();
      const { status } = response;
      if (status >= 500) return { status, text, faults: [`answered ${status} ${text}`] };
      if (status < 300) return { status, text, faults: misfitsOfAnswer(call, text) };
      const touched = changes() === before ? [] : [`changed something, and answered ${status}`];
      return { status, text, faults: [...touched, ...faultsOfRefusal(text)] };
    },
  };
}
