import { leavesOf, type Config, type Path } from './nodeConfig.ts';
import { brokenConnection, Refusal, refusal, type FieldRefusal } from '../core/refusal.ts';

/** How a test ends that does not get as far as its steps. */
interface Ending {
  /** Why nothing can be reached there, as a step would say it. */
  readonly reason: string;
  /** The answer to the test. @param loc where the word was typed */
  refuse(loc: FieldRefusal['loc']): Refusal;
}

/**
 * Hosts, shops and accounts of such tests (docs/twin.md). Everything is decided by what was typed, so that stories, tests
 * and people at the demo reach each outcome by the same way as in the product.
 */
const endings = new Map<unknown, Ending>([
  [
    'invalid.example',
    {
      reason: 'the host does not resolve to an address',
      refuse: (loc) =>
        refusal.unprocessable([
          { loc, msg: 'This host does not resolve to an address.', type: 'value_error.host' },
        ]),
    },
  ],
  [
    'refused.example',
    {
      reason: 'the connection was refused',
      refuse: () => new Refusal(422, { detail: 'The connection was refused.' }),
    },
  ],
  [
    'silent.example',
    { reason: 'the connection was closed without a word', refuse: () => new Refusal(422, {}) },
  ],
  [
    'broken.example',
    {
      reason: 'a server error occurred',
      refuse: () => new Refusal(500, { detail: 'A server error occurred.' }),
    },
  ],
  ['reset.example', { reason: 'the connection was reset', refuse: brokenConnection }],
]);

/** The first of these words in a configuration, and where it stands. */
export function endingWord(config: Config): { readonly path: Path; readonly ending: Ending } | undefined {
  for (const [path, value] of leavesOf(config)) {
    const ending = endings.get(value);
    if (ending) return { path, ending };
  }
  return undefined;
}
