import { maxLength } from '../limits.ts';
import { defineForm, type FormDefinition } from '../forms/definition.ts';
import type { Field } from '../forms/fieldTypes.ts';
import { text } from '../forms/fields.ts';
import type { Authentication, TypedAuthentication } from './authentication.ts';
import type { DestinationType, SourceType } from './catalogue.ts';
import type { Prerequisite } from './commonPrerequisites.ts';
import { sourceOptions } from './sourceOptions.ts';
import { advanced, type Section, type SectionKind, type SectionOf } from './sections.ts';

/** The vocabulary of definitions; docs/connectors.md explains each term. */
export { fieldsOf } from '../forms/definition.ts';
export { oauth, withFields, withRole } from './authentication.ts';
export { databaseLogin, lockedName, requestTimeout, startDate } from './commonFields.ts';
export { networkAccess, readAccess, readOnlyUser } from './commonPrerequisites.ts';
export {
  choice,
  constant,
  date,
  keyFile,
  list,
  longText,
  number,
  rows,
  secret,
  serviceValue,
  text,
  toggle,
  token,
  when,
  whenAny,
  whenEmpty,
  whenFilled,
} from '../forms/fields.ts';
export { advanced, connectionOptions, credentials, details, group, ssl, withFeature } from './sections.ts';

/** A section with its title. */
export type TitledSection = SectionOf<SectionKind>;

/**
 * Everything the product needs about one connector beyond its catalogue entry. It is data without functions.
 */
export interface Definition extends FormDefinition {
  readonly kind: 'source' | 'destination';
  readonly type: SourceType | DestinationType;
  readonly authentication: Authentication;
  readonly sections: readonly TitledSection[];
  /** What to prepare before filling in the form. */
  readonly prerequisites: readonly Prerequisite[];
  /** The provider's own documentation. */
  readonly docsUrl?: string;
}

/** The titles of sections that have none of their own (spec §2 "Source and destination forms"). */
const titles: Record<Exclude<SectionKind, 'group'>, (noun: string) => string> = {
  details: (noun) => `${noun} Details`,
  credentials: (noun) => `${noun} Credentials`,
  advanced: () => 'Advanced options',
  connectionOptions: () => 'Connection options',
  ssl: () => 'Custom SSL options',
};

const titled = (section: Section, noun: string): TitledSection =>
  Object.freeze(section.kind === 'group' ? section : { ...section, title: titles[section.kind](noun) });

/** The sections with their titles. Some titles contain `noun`. */
export const titledSections = (noun: string, sections: readonly Section[]): readonly TitledSection[] =>
  sections.map((section) => titled(section, noun));

/** The name is the first field of every form. It must be unique within the kind. */
const nameField = (noun: string): Field =>
  text('name', `${noun} name`, {
    maxLength: maxLength.nodeName,
    hint: 'The name shown in lists and pipelines.',
  });

/** The input of a definition file. */
interface DefinitionInput<Type> {
  readonly type: Type;
  /** Connectors that need a sign-in at the provider cannot be defined until a section for it exists. */
  readonly authentication: TypedAuthentication;
  readonly sections: readonly Section[];
  /** @default none */
  readonly prerequisites?: readonly Prerequisite[];
  readonly docsUrl?: `https://${string}`;
}

/** Adds what every source may have behind a toggle to its advanced options. */
function withSourceOptions(sections: readonly Section[]): readonly Section[] {
  if (!sections.some(({ kind }) => kind === 'advanced')) return [...sections, advanced(...sourceOptions)];
  return sections.map((section) =>
    section.kind === 'advanced' ? { ...section, fields: [...section.fields, ...sourceOptions] } : section,
  );
}

function define(
  kind: Definition['kind'],
  { sections, prerequisites = [], ...rest }: DefinitionInput<Definition['type']>,
): Definition {
  const noun = kind === 'source' ? 'Source' : 'Destination';
  const named = sections.map((section): Section =>
    section.kind === 'details' ? { ...section, fields: [nameField(noun), ...section.fields] } : section,
  );
  const complete = kind === 'source' ? withSourceOptions(named) : named;
  return defineForm({
    ...rest,
    id: `${kind}/${rest.type}`,
    kind,
    prerequisites: Object.freeze(prerequisites),
    sections: titledSections(noun, complete),
  });
}

export const defineSource = (input: DefinitionInput<SourceType>): Definition => define('source', input);

export const defineDestination = (input: DefinitionInput<DestinationType>): Definition =>
  define('destination', input);
