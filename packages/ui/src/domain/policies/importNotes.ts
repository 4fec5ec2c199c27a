import { formatQuantity } from '../format/count.ts';
import type { ConnectorKind } from '../entities/connector.ts';
import { comparableName } from '../text/uniqueName.ts';
import { inSentence } from '../text/hiddenCharacters.ts';
import { listNames } from '../schema/listNames.ts';
import type { TablesPlan } from '../schema/importedTables.ts';
import type { ImportEntry, ImportFacts, ImportSubject } from './importSubject.ts';

interface Noted {
  readonly entry: ImportEntry;
  readonly subject: ImportSubject;
  readonly region: string | undefined;
  readonly tables: TablesPlan | undefined;
  /** Whether the service says which tables the pipeline has. */
  readonly hasSaved: boolean;
  readonly facts: ImportFacts;
}

const quoted = (name: string): string => `“${inSentence(name)}”`;

function endNote(kind: ConnectorKind, { entry, subject }: Noted): string | undefined {
  const { file } = entry;
  const { target, canChoose } = subject;
  const wanted = file[kind];
  const own = target?.[kind];
  if (canChoose || !wanted || !target || !own) return undefined;
  return own.type === wanted.type && comparableName(own.name) === comparableName(wanted.name)
    ? undefined
    : `The ${kind} stays ${quoted(own.name)}. The file names ${quoted(wanted.name)}.`;
}

function regionNote({ entry, subject, region }: Noted): string | undefined {
  const { region: wanted } = entry.file;
  const { target } = subject;
  if (wanted === undefined || wanted === region) return undefined;
  if (target === null)
    return `The region ${quoted(wanted)} is not available. The pipeline runs in the region of your account.`;
  return target.region && target.region !== wanted
    ? `The region stays ${quoted(target.region)}. It cannot be changed.`
    : undefined;
}

function tableNotes({ entry, tables, hasSaved, subject, facts }: Noted): readonly (string | false)[] {
  const wanted = entry.file.tables ?? [];
  if (wanted.length === 0) return [];
  if (!tables) {
    const some = formatQuantity(wanted.length, 'table');
    if (!hasSaved) return [`${some} left out: the service does not say which tables this pipeline has.`];
    if (subject.source === undefined && !subject.target?.sourceId)
      return [`${some} left out: they need a source.`];
    return [facts.tables === undefined && `${some} left out: the tables of the source are not known.`];
  }
  const { missing, ineligible, missingColumns } = tables;
  return [
    missing.length > 0 &&
      `${formatQuantity(missing.length, 'table')} of the file ${missing.length === 1 ? 'is' : 'are'} not in the source, and left out: ${listNames(missing)}.`,
    ineligible.length > 0 &&
      `${formatQuantity(ineligible.length, 'table')} cannot be replicated, and ${ineligible.length === 1 ? 'is' : 'are'} left out: ${listNames(ineligible)}.`,
    missingColumns.length > 0 &&
      `${formatQuantity(missingColumns.length, 'column')} of the file ${missingColumns.length === 1 ? 'is' : 'are'} not in the source, and left out: ${listNames(missingColumns)}.`,
  ];
}

/** What of a file an import leaves out, and why: one sentence each. */
export function importNotes(noted: Noted): readonly string[] {
  const { ignored, ignoredCount } = noted.entry;
  return [
    ignoredCount > 0 &&
      `${formatQuantity(ignoredCount, 'field')} of the file ${ignoredCount === 1 ? 'is' : 'are'} unknown, and left out: ${listNames(ignored)}.`,
    regionNote(noted),
    endNote('source', noted),
    endNote('destination', noted),
    ...tableNotes(noted),
  ].filter((note): note is string => typeof note === 'string');
}
