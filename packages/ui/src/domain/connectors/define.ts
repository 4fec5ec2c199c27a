import { maxLength } from '../limits.ts';
import type { Authentication } from './authentication.ts';
import type { DestinationType, SourceType } from './catalogue.ts';
import type { Field } from './fieldTypes.ts';
import { text } from './fields.ts';
import type { Section, SectionKind } from './sections.ts';

/** The vocabulary a definition is written in; docs/connectors.md explains each word. */
export { oauth, withFields, withRole } from './authentication.ts';
export { databaseLogin, lockedName, requestTimeout, startDate } from './commonFields.ts';
export {
  choice,
  date,
  keyFile,
  list,
  longText,
  number,
  secret,
  text,
  toggle,
  token,
  when,
  whenAny,
} from './fields.ts';
export {
  advanced,
  connectionOptions,
  credentials,
  details,
  facebookPages,
  ga4Properties,
  group,
  s3Role,
  schemaImporter,
  ssl,
} from './sections.ts';

/** A section with the title over it. */
export type TitledSection = Section & { readonly title: string };

/** All that a form model needs: sections with fields, each field's path its own. */
export interface FormDefinition {
  /** Tells this form's drafts from those of others, such as `source/postgres`. */
  readonly id: string;
  readonly sections: readonly TitledSection[];
}

/** A connector's form, as data. */
export interface Definition extends FormDefinition {
  readonly kind: 'source' | 'destination';
  readonly type: SourceType | DestinationType;
  readonly authentication: Authentication;
}

/** Titles where a section does not bring its own (spec §2 "Source and destination forms"). */
const titles: Record<Exclude<SectionKind, 'group'>, (noun: string) => string> = {
  details: (noun) => `${noun} Details`,
  credentials: (noun) => `${noun} Credentials`,
  oauth: (noun) => `${noun} Credentials (OAuth)`,
  advanced: () => 'Advanced options',
  connectionOptions: () => 'Connection options',
  ssl: () => 'Custom SSL options',
  ga4Properties: () => 'Properties',
  facebookPages: () => 'Pages',
  schemaImporter: () => 'Table and schema',
  s3Role: (noun) => `${noun} Credentials`,
};

const titled = (section: Section, noun: string): TitledSection =>
  Object.freeze(section.kind === 'group' ? section : { ...section, title: titles[section.kind](noun) });

/** The name comes first in every form. It must be its own: A-30. */
const nameField = (noun: string): Field =>
  text('name', `${noun} name`, { maxLength: maxLength.nodeName, hint: 'How lists and pipelines call it.' });

/** Every field of a form, in the order in which it is drawn. */
export const fieldsOf = (definition: FormDefinition): readonly Field[] =>
  definition.sections.flatMap(({ fields }): readonly Field[] => fields);

/** A form from its sections; two fields at one path are a mistake. */
export function defineForm(id: string, noun: string, sections: readonly Section[]): FormDefinition {
  const definition = { id, sections: Object.freeze(sections.map((section) => titled(section, noun))) };
  const paths = fieldsOf(definition).map(({ path }) => path);
  const repeated = paths.find((path, index) => paths.indexOf(path) !== index);
  if (repeated !== undefined) throw new RangeError(`Two fields at "${repeated}"`);
  return Object.freeze(definition);
}

interface Writing<Type> {
  readonly type: Type;
  readonly authentication: Authentication;
  readonly sections: readonly Section[];
}

function define(
  kind: Definition['kind'],
  { type, authentication, sections }: Writing<Definition['type']>,
): Definition {
  const noun = kind === 'source' ? 'Source' : 'Destination';
  const placed = sections.map((section): Section => {
    if (section.kind === 'details') return { ...section, fields: [nameField(noun), ...section.fields] };
    if (section.kind === 'credentials' && authentication.kind === 'oauth')
      return { ...section, kind: 'oauth' };
    return section;
  });
  return Object.freeze({ kind, type, authentication, ...defineForm(`${kind}/${type}`, noun, placed) });
}

export const defineSource = (writing: Writing<SourceType>): Definition => define('source', writing);

export const defineDestination = (writing: Writing<DestinationType>): Definition =>
  define('destination', writing);
