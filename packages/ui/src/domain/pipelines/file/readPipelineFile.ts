import { isWireObject, parseJson, type Wire, type WireObject } from '../../json/paths.ts';
import { formatFileSize } from '../../format/count.ts';
import { inSentence } from '../../text/hiddenCharacters.ts';
import { FileFaults } from './fileFaults.ts';
import { expectedOf, settingFields, settingValue, settingsFrom } from './fileSettings.ts';
import {
  pipelineFileKind,
  pipelineFileLimit,
  pipelineFileVersion,
  sortTables,
  type FileConnector,
  type FileTable,
  type PipelineFile,
} from './pipelineFile.ts';

/** What a text is, read as a file with the settings of a pipeline. */
export type PipelineFileReading =
  | {
      readonly state: 'read';
      readonly file: PipelineFile;
      /** Fields that this version does not know. They are left out. */
      readonly ignored: readonly string[];
      /** Their number, as only the first are named. */
      readonly ignoredCount: number;
    }
  | {
      readonly state: 'refused';
      /** Why, as a sentence. */
      readonly message: string;
      /** Each fault, with its place in the file. */
      readonly faults: readonly string[];
      /** Their number, as only the first are named. */
      readonly faultCount: number;
    };

const refused = (message: string): PipelineFileReading => ({
  state: 'refused',
  message,
  faults: [],
  faultCount: 0,
});

/** Said of a file or a text that is too large to be read. */
export const tooLargeMessage = `It is larger than ${formatFileSize(pipelineFileLimit)}. A file with the settings of a pipeline is smaller.`;

function readConnector(wire: Wire, path: string, faults: FileFaults): FileConnector {
  const fields = faults.object(wire, path, ['type', 'name', 'id']);
  if (!fields) return { type: '', name: '', id: 0 };
  const { id, type, name } = fields;
  if (id !== undefined && !Number.isSafeInteger(id)) faults.add(`${path}.id`, 'It must be a whole number.');
  return {
    type: faults.text(type, `${path}.type`),
    name: faults.text(name, `${path}.name`),
    id: typeof id === 'number' ? id : 0,
  };
}

function readSync(wire: Wire | undefined, faults: FileFaults): PipelineFile['sync'] {
  if (wire === undefined) return {};
  const path = 'pipeline.sync';
  const values = faults.object(
    wire,
    path,
    settingFields.map((field) => field.path),
  );
  return settingsFrom(
    Object.fromEntries(
      settingFields.flatMap((field): [string, Wire][] => {
        const given = values?.[field.path];
        if (given === undefined) return [];
        const value = settingValue(field, given);
        if (value !== undefined) return [[field.path, value]];
        faults.add(`${path}.${field.path}`, `It must be ${expectedOf(field)}.`);
        return [];
      }),
    ),
  );
}

function readTables(wire: Wire | undefined, faults: FileFaults): readonly FileTable[] | undefined {
  if (wire === undefined) return undefined;
  if (!Array.isArray(wire)) {
    faults.add('pipeline.tables', 'It must be a list.');
    return undefined;
  }
  const seen = new Set<string>();
  // The guard for arrays makes its items unknown to the compiler.
  const items: readonly Wire[] = wire;
  const tables = items.map((item, at): FileTable => {
    const path = `pipeline.tables[${at}]`;
    const known = ['table', 'selected', 'excluded', 'custom_primary_keys'];
    const given = faults.object(item, path, known);
    if (!given) return { table: '', isSelected: false, excluded: [], customPrimaryKeys: [] };
    const { table, selected, excluded, custom_primary_keys: keys } = given;
    const name = faults.text(table, `${path}.table`);
    if (typeof table === 'string' && seen.has(name))
      faults.add(`${path}.table`, `“${inSentence(name)}” is in the list twice.`);
    seen.add(name);
    if (typeof selected !== 'boolean') faults.add(`${path}.selected`, 'It must be true or false.');
    return {
      table: name,
      isSelected: selected === true,
      excluded: faults.texts(excluded, `${path}.excluded`),
      customPrimaryKeys: faults.texts(keys, `${path}.custom_primary_keys`),
    };
  });
  return sortTables(tables);
}

const pipelineKeys = ['name', 'region', 'source', 'destination', 'sync', 'tables'];

function readPipeline(wire: WireObject | undefined, faults: FileFaults): PipelineFile {
  if (!wire) return { name: '', sync: {} };
  const { name, region, source, destination, sync, tables } = wire;
  const file: PipelineFile = {
    name: faults.text(name, 'pipeline.name'),
    ...(region !== undefined && { region: faults.text(region, 'pipeline.region') }),
    ...(source !== undefined && { source: readConnector(source, 'pipeline.source', faults) }),
    ...(destination !== undefined && {
      destination: readConnector(destination, 'pipeline.destination', faults),
    }),
    sync: readSync(sync, faults),
  };
  const read = readTables(tables, faults);
  return read ? { ...file, tables: read } : file;
}

/**
 * Reads the text of a file, which comes from anywhere. Every fault is named, not only the first. Fields that this version
 * does not know are left out and named. Never throws.
 */
export function readPipelineFile(text: string): PipelineFileReading {
  if (text.length > pipelineFileLimit) return refused(tooLargeMessage);
  const trimmed = text.trim();
  if (trimmed === '') return refused('It is empty.');
  const wire = parseJson(trimmed);
  if (wire === undefined) return refused('It is not JSON, or part of it is missing.');
  if (!isWireObject(wire) || !Object.hasOwn(wire, 'millrace') || wire['kind'] !== pipelineFileKind)
    return refused('It does not contain the settings of a pipeline.');
  const { millrace } = wire;
  if (typeof millrace === 'number' && millrace > pipelineFileVersion)
    return refused(
      `It is a newer version of the format (${millrace}). This console reads version ${pipelineFileVersion}.`,
    );
  if (millrace !== pipelineFileVersion) return refused('It is a version of the format that does not exist.');

  const faults = new FileFaults();
  const { pipeline } = faults.object(wire, 'file', ['millrace', 'kind', 'pipeline']) ?? {};
  const file = readPipeline(faults.object(pipeline, 'pipeline', pipelineKeys), faults);
  const { named, count, ignored, ignoredCount } = faults;
  return count > 0
    ? {
        state: 'refused',
        message: 'Some of its values cannot be used. Correct them, then choose the file again.',
        faults: named,
        faultCount: count,
      }
    : { state: 'read', file, ignored, ignoredCount };
}
