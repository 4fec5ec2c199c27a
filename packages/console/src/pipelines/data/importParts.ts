import type { Pipeline, PipelineDetail, SyncMapping } from '@millrace/ui/domain/entities';
import { isUnauthorised, problemOf, type Problem } from '@millrace/ui/domain/remote';
import { syncForm } from '@millrace/ui/domain/schedule';
import type { ImportFailure, PipelineImport } from '@millrace/ui/modals/ImportPipelineModal';

import type { WriteContext } from '../../writes/write.ts';
import { updatePipelineSettings, updatePipelineTables } from './settingsWrites.ts';

/** A pipeline after an import, and what of the file was not saved. */
export interface ImportedPipeline {
  readonly pipeline: Pipeline | PipelineDetail;
  readonly isNew: boolean;
  readonly failures: readonly ImportFailure[];
}

type Named = Pick<Pipeline, 'id' | 'name'>;
type Settings = PipelineImport['settings'];

/** The labels of the settings by their names on the wire. */
const labels: ReadonlyMap<string, string> = new Map([
  ['source_id', 'Source'],
  ['destination_id', 'Destination'],
  ...syncForm.sections.flatMap(({ fields }) =>
    fields.map(({ path, label }): [string, string] => [path, label]),
  ),
]);

const wireNameOf = (key: string): string =>
  key === 's3FileFormat'
    ? 's3_file_format'
    : key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The settings that the service refused by name, each with its own message. */
function refusedSettings(problem: Problem, settings: Settings): ReadonlyMap<string, ImportFailure> {
  const sent = new Map(Object.keys(settings).map((key) => [wireNameOf(key), key]));
  return new Map(
    (problem.fieldErrors ?? []).flatMap(({ location, message }): [string, ImportFailure][] => {
      const name = location.at(-1) ?? '';
      const key = sent.get(name);
      if (key === undefined) return [];
      return [
        [key, { part: labels.get(name) ?? name, problem: { kind: 'http', status: 422, detail: message } }],
      ];
    }),
  );
}

/** The tables that the service refused. It names them by their place in the request. */
function refusedTables(problem: Problem, sent: readonly SyncMapping[]): ReadonlyMap<string, ImportFailure> {
  return new Map(
    (problem.fieldErrors ?? []).flatMap(({ location, message }): [string, ImportFailure][] => {
      const place = location.indexOf('sync_mappings');
      const mapping = place === -1 ? undefined : sent[Number(location[place + 1])];
      return mapping === undefined
        ? []
        : [
            [
              mapping.table,
              { part: `Table ${mapping.table}`, problem: { kind: 'http', status: 422, detail: message } },
            ],
          ];
    }),
  );
}

interface Part<Sent> {
  /** The whole part in words, if it was not saved at all. */
  readonly name: string;
  readonly send: (rest: Sent) => Promise<void>;
  readonly refused: (problem: Problem, sent: Sent) => ReadonlyMap<string, ImportFailure>;
  readonly without: (sent: Sent, refused: ReadonlyMap<string, ImportFailure>) => Sent;
  readonly isEmpty: (sent: Sent) => boolean;
}

/**
 * Sends a part. The service refuses a request as a whole, so what it accepts is sent again without the rest.
 * @returns what was not saved
 * @throws if nothing was saved and the service names nothing
 */
async function sendPart<Sent>(part: Part<Sent>, sent: Sent): Promise<readonly ImportFailure[]> {
  if (part.isEmpty(sent)) return [];
  try {
    await part.send(sent);
    return [];
  } catch (thrown) {
    const refused = part.refused(problemOf(thrown), sent);
    if (refused.size === 0) throw thrown;
    const rest = part.without(sent, refused);
    const named = [...refused.values()];
    if (part.isEmpty(rest)) return named;
    return part.send(rest).then(
      () => named,
      (again: unknown) => [...named, { part: part.name, problem: problemOf(again) }],
    );
  }
}

/** Takes in the pipeline as the service has saved it. */
type Note = (saved: PipelineDetail) => void;

const settingsPart = (context: WriteContext, pipeline: Named, note: Note): Part<Settings> => ({
  name: 'Settings',
  send: async (settings) => note(await updatePipelineSettings.perform(context, { ...pipeline, settings })),
  refused: refusedSettings,
  without: (sent, refused) => Object.fromEntries(Object.entries(sent).filter(([key]) => !refused.has(key))),
  isEmpty: (settings) => Object.keys(settings).length === 0,
});

const tablesPart = (
  context: WriteContext,
  pipeline: Named,
  saved: readonly SyncMapping[],
  note: Note,
): Part<readonly SyncMapping[]> => ({
  name: 'Tables',
  send: async (mappings) =>
    note(await updatePipelineTables.perform(context, { ...pipeline, mappings, saved })),
  refused: refusedTables,
  without: (sent, refused) => sent.filter(({ table }) => !refused.has(table)),
  isEmpty: (mappings) => mappings.length === 0,
});

/**
 * Saves the settings, then the tables. What is saved stays, and what is not is named.
 * @param isBegun something of the import is saved already, so that no failure is one of the whole
 */
export async function saveParts(
  context: WriteContext,
  pipeline: PipelineDetail | Pipeline,
  { settings, mappings }: Pick<PipelineImport, 'settings' | 'mappings'>,
  { saved, isBegun }: { readonly saved: readonly SyncMapping[]; readonly isBegun: boolean },
): Promise<Pick<ImportedPipeline, 'pipeline' | 'failures'>> {
  let current = pipeline;
  let hasSaved = isBegun;
  const take: Note = (answered) => {
    current = answered;
    hasSaved = true;
  };
  const send = <Sent>(part: Part<Sent>, sent: Sent) =>
    sendPart(part, sent).catch((thrown: unknown): readonly ImportFailure[] => {
      const problem = problemOf(thrown);
      // The session is renewed, or the whole import is tried again.
      if (!hasSaved || isUnauthorised(problem)) throw thrown;
      return [{ part: part.name, problem }];
    });
  const first = settingsPart(context, pipeline, take);
  const failures = await send(first, settings);
  // Without its source, the pipeline has no tables.
  const isStopped = failures.some(({ part }) => part === labels.get('source_id') || part === first.name);
  if (isStopped) return { pipeline: current, failures };
  const others = await send(tablesPart(context, pipeline, saved, take), mappings);
  return { pipeline: current, failures: [...failures, ...others] };
}
