import { createPipeline, listPipelines } from '@millrace/ui/contract';
import type { Pipeline, PipelineDetail, SyncMapping } from '@millrace/ui/domain/entities';
import { isUnauthorised, problemOf, type Problem } from '@millrace/ui/domain/remote';
import { syncForm } from '@millrace/ui/domain/schedule';
import { inSentence } from '@millrace/ui/domain/text';
import type { ImportFailure, PipelineImport } from '@millrace/ui/modals/ImportPipelineModal';

import { describeFailed } from '../../writes/failureToast.ts';
import type { Write, WriteContext } from '../../writes/write.ts';
import { hrefOfPipeline } from './hrefOfPipeline.ts';
import { createDraftPipeline, pipelinesNamed } from './pipelineWrites.ts';
import {
  conflictError,
  fetchLivePipeline,
  updatePipelineSettings,
  updatePipelineTables,
} from './settingsWrites.ts';
import { byTable, tablesOf } from './tableLosses.ts';

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
  readonly send: (rest: Sent) => Promise<unknown>;
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

const settingsPart = (context: WriteContext, pipeline: Named): Part<Settings> => ({
  name: 'Settings',
  send: (settings) => updatePipelineSettings.perform(context, { ...pipeline, settings }),
  refused: refusedSettings,
  without: (sent, refused) => Object.fromEntries(Object.entries(sent).filter(([key]) => !refused.has(key))),
  isEmpty: (settings) => Object.keys(settings).length === 0,
});

const tablesPart = (
  context: WriteContext,
  pipeline: Named,
  saved: readonly SyncMapping[],
): Part<readonly SyncMapping[]> => ({
  name: 'Tables',
  send: (mappings) => updatePipelineTables.perform(context, { ...pipeline, mappings, saved }),
  refused: refusedTables,
  without: (sent, refused) => sent.filter(({ table }) => !refused.has(table)),
  isEmpty: (mappings) => mappings.length === 0,
});

/** Refuses an import whose comparison is outdated: others have saved a different value meanwhile (W2). */
function refuseOvertaken(latest: PipelineDetail, shown: PipelineDetail, wanted: PipelineImport): void {
  const before = new Map<string, unknown>(Object.entries(shown));
  const now = new Map<string, unknown>(Object.entries(latest));
  const isOvertaken = Object.entries(wanted.settings).some(
    ([key, value]) => (now.get(key) ?? null) !== (before.get(key) ?? null) && now.get(key) !== value,
  );
  const [ours, theirs] = [byTable(shown.syncMappings ?? []), byTable(latest.syncMappings ?? [])];
  const areTablesOvertaken = wanted.mappings.some(
    ({ table }) => JSON.stringify(ours.get(table)) !== JSON.stringify(theirs.get(table)),
  );
  if (isOvertaken || areTablesOvertaken)
    throw conflictError('Someone else has changed this pipeline. Review the changes, then apply them again.');
}

/**
 * Saves the settings, then the tables. What is saved stays, and what is not is named.
 * @param isBegun something of the import is saved already, so that no failure is one of the whole
 */
async function saveParts(
  context: WriteContext,
  pipeline: PipelineDetail | Pipeline,
  { settings, mappings }: Pick<PipelineImport, 'settings' | 'mappings'>,
  { saved, isBegun }: { readonly saved: readonly SyncMapping[]; readonly isBegun: boolean },
): Promise<readonly ImportFailure[]> {
  const failures: ImportFailure[] = [];
  let hasSaved = isBegun;
  const note = (name: string) => (thrown: unknown) => {
    const problem = problemOf(thrown);
    // The session is renewed, or the whole import is tried again.
    if (!hasSaved || isUnauthorised(problem)) throw thrown;
    return [{ part: name, problem }];
  };
  const first = settingsPart(context, pipeline);
  failures.push(...(await sendPart(first, settings).catch(note(first.name))));
  hasSaved ||= !first.isEmpty(settings);
  // Without its source, the pipeline has no tables.
  if (failures.some(({ part }) => part === labels.get('source_id') || part === first.name)) return failures;
  const second = tablesPart(context, pipeline, saved);
  failures.push(...(await sendPart(second, mappings).catch(note(second.name))));
  return failures;
}

async function create(context: WriteContext, wanted: PipelineImport): Promise<Pipeline> {
  const { name, region } = wanted;
  const { rows } = await context.client(listPipelines, pipelinesNamed(name));
  return createDraftPipeline.perform(context, {
    name,
    ...(region !== undefined && { region }),
    before: rows,
  });
}

/**
 * Imports the settings of a file: creates a draft, or changes a pipeline. Only what the person has seen is sent. A part that
 * is refused does not undo the others.
 */
export const importPipeline: Write<PipelineImport, ImportedPipeline, unknown> = {
  call: createPipeline,
  key: () => ['import'],
  async perform(context, wanted) {
    const { target } = wanted;
    if (target === null) {
      const pipeline = await create(context, wanted);
      const failures = await saveParts(context, pipeline, wanted, { saved: [], isBegun: true });
      return { pipeline, isNew: true, failures };
    }
    const latest = await fetchLivePipeline(context, target.id);
    refuseOvertaken(latest, target, wanted);
    const saved = wanted.mappings.length > 0 ? tablesOf(latest) : [];
    const failures = await saveParts(context, latest, wanted, { saved, isBegun: false });
    return { pipeline: latest, isNew: false, failures };
  },
  hasFollowing: ({ target, settings, mappings }) =>
    target === null
      ? Object.keys(settings).length > 0 || mappings.length > 0
      : Object.keys(settings).length > 0 && mappings.length > 0,
  words: {
    done: ({ pipeline, isNew, failures }) => {
      const name = `“${inSentence(pipeline.name)}”`;
      const action = { label: isNew ? 'Continue setup' : 'Open pipeline', href: hrefOfPipeline(pipeline) };
      if (failures.length > 0) {
        const parts = failures.map(({ part }) => inSentence(part)).join(', ');
        return {
          tone: 'critical',
          title: `A part of the file was not saved to ${name}.`,
          description: `Not saved: ${parts}.`,
          action,
        };
      }
      return { title: isNew ? `${name} was created.` : `The settings of ${name} were applied.`, action };
    },
    failed: ({ name }, problem) => ({ title: describeFailed(name, 'imported', problem) }),
  },
};
