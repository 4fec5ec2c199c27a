import type { WireObject } from '../../json/paths.ts';
import { settingFields, settingValues } from './fileSettings.ts';
import { pipelineFileKind, pipelineFileVersion, type PipelineFile } from './pipelineFile.ts';

/** The sync settings, in the order of the form. */
function wireSync(file: PipelineFile): WireObject {
  const values = settingValues(file.sync);
  return Object.fromEntries(
    settingFields.flatMap(({ path }) => (values[path] === undefined ? [] : [[path, values[path]] as const])),
  );
}

/**
 * A file as text: JSON with a fixed order of keys, two spaces and a line break at the end, so that equal settings are
 * equal bytes.
 */
export function writePipelineFile(file: PipelineFile): string {
  const { name, region, source, destination, tables } = file;
  const wire = {
    millrace: pipelineFileVersion,
    kind: pipelineFileKind,
    pipeline: {
      name,
      ...(region !== undefined && { region }),
      ...(source && { source: { type: source.type, name: source.name, id: source.id } }),
      ...(destination && {
        destination: { type: destination.type, name: destination.name, id: destination.id },
      }),
      sync: wireSync(file),
      ...(tables && {
        tables: tables.map(({ table, isSelected, excluded, customPrimaryKeys }) => ({
          table,
          selected: isSelected,
          excluded,
          custom_primary_keys: customPrimaryKeys,
        })),
      }),
    },
  };
  return `${JSON.stringify(wire, null, 2)}\n`;
}

/** Characters that a file system refuses, and those that nobody sees. */
const unsafe = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029"*/:<>?\\|]/gu;

/** The name of a file with the settings of a pipeline: `Orders.pipeline.json`. */
export function pipelineFileName(name: string): string {
  const plain = name.slice(0, 100).replaceAll(unsafe, '_').replace(/^\.+/, '').trim();
  return `${plain === '' ? 'pipeline' : plain}.pipeline.json`;
}
