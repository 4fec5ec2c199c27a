import { maxLength } from '../../text/limits.ts';
import { defineForm, type FormDefinition } from '../../forms/definition/definition.ts';
import type { Field } from '../../forms/definition/fieldTypes.ts';
import { text } from '../../forms/definition/fields.ts';
import type { Authentication } from './authentication.ts';
import type { DestinationType, SourceType } from '../../entities/catalogue.ts';
import type { Prerequisite } from './commonPrerequisites.ts';
import { providerName, type OAuthProvider } from './oauth.ts';
export { databaseLogin } from './databaseLogin.ts';
export { exportAccount } from './exportAccount.ts';
import { sourceOptions } from './sourceOptions.ts';
import { titledSections, type TitledSection } from './titledSections.ts';
import { advanced, type Section } from './sections.ts';

/** The vocabulary of definitions; docs/connectors.md explains each term. */
export { fieldsOf } from '../../forms/definition/definition.ts';
export { oauth, withFields, withRole } from './authentication.ts';
export {
  connectedApp,
  endDate,
  exportDataset,
  lockedName,
  requestTimeout,
  salesforceLogin,
  salesforcePolling,
  salesforceVersion,
  startDate,
  subdomain,
} from './commonFields.ts';
export {
  binaryLogUser,
  ga360Export,
  networkAccess,
  readAccess,
  readOnlyUser,
  salesforceAccess,
  youtubeAccess,
} from './commonPrerequisites.ts';
export {
  choice,
  constant,
  date,
  list,
  longText,
  number,
  secret,
  serviceValue,
  text,
  toggle,
  token,
  when,
  whenAny,
  whenEmpty,
  whenFilled,
} from '../../forms/definition/fields.ts';
export { keyFile } from '../../forms/kinds/file.ts';
export {
  advanced,
  connect,
  connectionOptions,
  credentials,
  details,
  group,
  providerRows,
  schemaImporter,
  withFeature,
} from './sections.ts';
export { ssl } from './sslSection.ts';

export type { TitledSection } from './titledSections.ts';

/**
 * Everything the product needs about one connector beyond its catalogue entry. It is data, except for the formats of its texts.
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

/** The name is the first field of every form. It must be unique within the kind. */
const nameField = (noun: string): Field =>
  text('name', `${noun} name`, {
    maxLength: maxLength.nodeName,
    hint: 'Shown in lists and pipelines.',
  });

/** The input of a definition file. */
interface DefinitionInput<Type> {
  readonly type: Type;
  readonly authentication: Authentication;
  readonly sections: readonly Section[];
  /** @default none */
  readonly prerequisites?: readonly Prerequisite[];
  readonly docsUrl?: `https://${string}`;
}

/** Adds what every source may have behind a toggle to its advanced options. */
function withSourceOptions(sections: readonly Section[]): readonly Section[] {
  if (!sections.some(({ kind }) => kind === 'advanced')) return [...sections, advanced(...sourceOptions())];
  return sections.map((section) =>
    section.kind === 'advanced' ? { ...section, fields: [...section.fields, ...sourceOptions()] } : section,
  );
}

/** What a sign-in fills is missing until the sign-in, so its error names the way to it, and no field. */
const afterSignIn =
  (provider: OAuthProvider) =>
  (section: Section): Section =>
    section.kind === 'connect'
      ? {
          ...section,
          fields: section.fields.map((field) =>
            field.filledBy === undefined
              ? field
              : Object.freeze({ ...field, requiredMessage: `Connect ${providerName(provider)} to continue` }),
          ),
        }
      : section;

function define(
  kind: Definition['kind'],
  { sections, prerequisites = [], ...rest }: DefinitionInput<Definition['type']>,
): Definition {
  const noun = kind === 'source' ? 'Source' : 'Destination';
  const has = (section: Section['kind']) => sections.some((each) => each.kind === section);
  const { authentication } = rest;
  const { kind: by } = authentication;
  if (has('connect') !== (by === 'oauth') || has('role') !== (by === 'role'))
    throw new RangeError(`“${rest.type}” needs the section of its authentication, and no other`);
  const named = sections.map((section): Section =>
    section.kind === 'details' ? { ...section, fields: [nameField(noun), ...section.fields] } : section,
  );
  const asked = authentication.kind === 'oauth' ? named.map(afterSignIn(authentication.provider)) : named;
  const complete = kind === 'source' ? withSourceOptions(asked) : asked;
  return defineForm({
    ...rest,
    id: `${kind}/${rest.type}`,
    kind,
    refusesPasswords: true,
    prerequisites: Object.freeze(prerequisites),
    sections: titledSections(noun, complete),
  });
}

export const defineSource = (input: DefinitionInput<SourceType>): Definition => define('source', input);

export const defineDestination = (input: DefinitionInput<DestinationType>): Definition =>
  define('destination', input);
