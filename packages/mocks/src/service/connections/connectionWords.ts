import { leavesOf, type Config, type Path } from '../connectorConfig/nodeConfig.ts';
import { brokenConnection, Refusal, refusal, type FieldRefusal } from '../core/refusal.ts';

/** How a test ends that never reaches its steps. */
interface Ending {
  /** Why the connection fails, in the words of a test step. */
  readonly reason: string;
  /** The response to the test. @param loc the setting that contains the word */
  refuse(loc: FieldRefusal['loc']): Refusal;
}

/**
 * Test words for hosts, shops and accounts (docs/twin.md, "Connection tests"). The values alone decide the outcome, so
 * stories, tests and demo users reach each outcome through the product itself.
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
    { reason: 'the connection was closed without a response', refuse: () => new Refusal(422, {}) },
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

/** The first of these words in a configuration, with its path. */
export function endingWord(config: Config): { readonly path: Path; readonly ending: Ending } | undefined {
  for (const [path, value] of leavesOf(config)) {
    const ending = endings.get(value);
    if (ending) return { path, ending };
  }
  return undefined;
}
