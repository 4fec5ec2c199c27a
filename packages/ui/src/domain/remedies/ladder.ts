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

/** Whether both connectors may have failed, so that what is about one of them has to say which. */
const isEndOpen = (error: ExplainedError | undefined): boolean => error !== undefined && !error.isEndKnown;

/** The words of every remedy, the dearest last. @param it the product, @param end source or destination */
const words: Readonly<
  Record<RemedyId, (it: string, end: End, type: string, error: ExplainedError | undefined) => Words>
> = {
  credentials: (_, end, type, error) => ({
    label: isOAuthProvider(type)
      ? `Reconnect ${providerName(type)}`
      : isEndOpen(error)
        ? `Enter new credentials for the ${end}`
        : 'Enter new credentials',
    text: `Replaces the credentials of the ${end}. They are tested before they are saved.`,
    loses: nothing,
    focus: 'credentials',
  }),
  addresses: (_, end, __, error) => ({
    label: isEndOpen(error) ? `Allow our addresses at the ${end}` : 'Allow our addresses',
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
  guide: (it, end, _, error) => ({
    label: isEndOpen(error) ? `Open setup guide for the ${end}` : 'Open setup guide',
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

/** What is done at one of the connectors. */
const atConnector: readonly RemedyId[] = ['credentials', 'addresses', 'settings', 'guide'];

/** The remedies of an error in their order. If it is unknown which connector failed, a test tells before one is changed. */
function idsOf(error: ExplainedError | undefined): readonly RemedyId[] {
  const own = error?.kind.remedies ?? [];
  const change = isEndOpen(error) ? own.findIndex((id) => atConnector.includes(id)) : -1;
  const ids = change === -1 ? own : own.toSpliced(change, 0, 'test');
  return [...new Set([...ids, ...always])];
}

/**
 * The ways to get a pipeline running again, the cheapest first. A test comes before a resync. If it is unknown which
 * connector failed, both are tested first, and what changes a connector is offered for both. Without a known cause, a test
 * and a start remain.
 */
export function ladderOf(
  error: ExplainedError | undefined,
  { source, destination }: Pick<Pipeline, 'source' | 'destination'>,
): readonly Remedy[] {
  const step = (id: RemedyId, about: End): Remedy => {
    const type = (about === 'source' ? source : destination)?.type ?? '';
    return { id, end: about, ...words[id](type && labelOf(type), about, type, error) };
  };
  const isForBoth = (id: RemedyId) => !error?.isEndKnown && (id === 'test' || atConnector.includes(id));
  return idsOf(error).flatMap((id) =>
    isForBoth(id) ? [step(id, 'source'), step(id, 'destination')] : [step(id, error?.end ?? 'source')],
  );
}
