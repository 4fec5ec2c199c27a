import { labelOf } from '../entities/catalogue.ts';
import type { Pipeline } from '../entities/pipeline.ts';
import { isOAuthProvider, providerName } from '../connectors/definition/oauth.ts';
import type { RemedyId } from './errorKinds.ts';
import type { End, ExplainedError } from './explainError.ts';

/** One way to get a pipeline running again. */
export interface Remedy {
  readonly id: RemedyId;
  /** The connector that it is about. */
  readonly end: End;
  /** Verb and noun: the label of its button. */
  readonly label: string;
  /** What it does, in one or two sentences. */
  readonly text: string;
  /** What it costs: records, the reading position, time, or nothing. */
  readonly loses: string;
  /** Where the form of the connector opens: `credentials`, `addresses`, `guide`, or the name of a setting. */
  readonly focus?: string;
}

const nothing = 'Loses nothing.';

type Words = Pick<Remedy, 'label' | 'text' | 'loses' | 'focus'>;

/** The words of every remedy, the dearest last. @param it the product, @param end source or destination */
const words: Readonly<
  Record<RemedyId, (it: string, end: End, type: string, error: ExplainedError | undefined) => Words>
> = {
  credentials: (_, end, type) => ({
    label: isOAuthProvider(type) ? `Reconnect ${providerName(type)}` : 'Enter new credentials',
    text: `Replaces the credentials of the ${end}. They are tested before they are saved.`,
    loses: nothing,
    focus: 'credentials',
  }),
  addresses: (_, end) => ({
    label: 'Allow our addresses',
    text: `The form of the ${end} lists them. Copy them into its firewall or list of allowed addresses, then start again.`,
    loses: nothing,
    focus: 'addresses',
  }),
  settings: (_, end, __, error) => ({
    label: `Edit ${end}`,
    text: `Opens the form of the ${end}. Changes are tested before they are saved.`,
    loses: nothing,
    ...(error?.kind.field !== undefined && { focus: error.kind.field }),
  }),
  guide: (it, end) => ({
    label: 'Open setup guide',
    text: `The guide for ${it} lists the statements and permissions that the ${end} needs. Then start again.`,
    loses: nothing,
    focus: 'guide',
  }),
  test: (_, end) => ({
    label: `Test the ${end}`,
    text: 'Shows which step fails. A test changes nothing.',
    loses: nothing,
  }),
  start: () => ({
    label: 'Start again',
    text: 'Continues where the last sync stopped. Nothing is loaded twice.',
    loses: nothing,
  }),
  frequency: (it) => ({
    label: 'Sync less often',
    text: `Fewer requests to ${it}. Saved in the sync settings.`,
    loses: 'Data arrives later.',
  }),
  tables: () => ({
    label: 'Change the table selection',
    text: 'Deselect the table or the column, or choose other key columns.',
    loses: 'What you deselect is no longer updated. Its rows stay.',
  }),
  resync: (_, __, ___, error) => ({
    label: 'Resync tables',
    text: error?.kind.isGap
      ? 'Loads the chosen tables again, with the changes that are missing. All of their rows count as usage.'
      : 'Only if the loaded data itself is wrong. All rows of the chosen tables are loaded again and count as usage.',
    loses: 'The rows and the reading position of these tables, unless you choose to keep them.',
  }),
};

/** Safe for every pipeline, in this order: a test comes before a resync. */
const always = ['test', 'start', 'resync'] as const satisfies readonly RemedyId[];

/**
 * The ways to get a pipeline running again, the cheapest first. A test comes before a resync; if it is unknown which
 * connector failed, both are tested. Without a known cause, a test and a start remain.
 */
export function ladderOf(
  error: ExplainedError | undefined,
  { source, destination }: Pick<Pipeline, 'source' | 'destination'>,
): readonly Remedy[] {
  const end = error?.end ?? 'source';
  const own = error?.kind.remedies ?? [];
  const step = (id: RemedyId, about: End): Remedy => {
    const type = (about === 'source' ? source : destination)?.type ?? '';
    return { id, end: about, ...words[id](type && labelOf(type), about, type, error) };
  };
  return [...own, ...always.filter((id) => !own.includes(id))].flatMap((id) =>
    id === 'test' && !error?.isEndKnown ? [step(id, 'source'), step(id, 'destination')] : [step(id, end)],
  );
}
