import type { FeatureToggle } from '../../entities/features.ts';
import { connectionField } from '../../forms/definition/fields.ts';
import type { ConnectionField, Field, RowsField, SslField } from '../../forms/definition/fieldTypes.ts';

/** A section that renders its fields one after the other. */
interface PlainSection<Kind extends string> {
  readonly kind: Kind;
  /** The section and its fields exist only while this toggle is on. */
  readonly feature?: FeatureToggle;
  readonly fields: readonly Field[];
}

/** The lists of a provider that a section can show. */
export type ProviderList = 'ga4Properties' | 'facebookPages';

/** How a section names the rows of a list: `property`, `properties`. */
export interface RowNoun {
  readonly one: string;
  readonly many: string;
}

/** Rows that the provider lists after the sign-in. Users pick from them. */
interface ProviderRowsSection {
  readonly kind: 'providerRows';
  readonly title: string;
  readonly list: ProviderList;
  readonly noun: RowNoun;
  readonly fields: readonly [RowsField];
}

/** The paths of the fields that a role's section reads. */
export interface RolePaths {
  readonly bucket: string;
  readonly region: string;
  /** The role's name in the cloud. */
  readonly role: string;
  /** The external id, if the configuration has it. */
  readonly externalId?: string;
}

/** The columns of files, read from some of them. */
interface SchemaImporterSection extends PlainSection<'schemaImporter'> {
  readonly title: string;
  /** The fields that reading files needs, by path. */
  readonly needs: readonly string[];
  readonly columns: RowsField;
}

/** Every kind of section. Each kind has a component of its own; none falls back to plain fields. */
interface Sections {
  readonly details: PlainSection<'details'>;
  readonly credentials: PlainSection<'credentials'>;
  readonly advanced: PlainSection<'advanced'>;
  /** Fields with their own title, such as "Salesforce Options". */
  readonly group: PlainSection<'group'> & { readonly title: string };
  /** Fields, and the sign-in at a provider that fills some of them. */
  readonly connect: PlainSection<'connect'>;
  readonly providerRows: ProviderRowsSection;
  readonly schemaImporter: SchemaImporterSection;
  /** A bucket, and the role of the customer's cloud account that opens it. */
  readonly role: PlainSection<'role'> & { readonly paths: RolePaths };
  readonly connectionOptions: {
    readonly kind: 'connectionOptions';
    readonly fields: readonly [ConnectionField];
  };
  readonly ssl: { readonly kind: 'ssl'; readonly fields: readonly [SslField] };
}
export type SectionKind = keyof Sections;

/** A section in the input of a definition. */
export type Section = Sections[SectionKind];

/** A section of a definition, with its title. */
export type SectionOf<Kind extends SectionKind> = Sections[Kind] & { readonly title: string };

/** The name of the connector and, for some, the first day of its data. `defineSource` adds the name. */
export const details = (...fields: readonly Field[]): Sections['details'] =>
  Object.freeze({ kind: 'details', fields });

/** The credentials of the service. */
export const credentials = (...fields: readonly Field[]): Sections['credentials'] =>
  Object.freeze({ kind: 'credentials', fields });

/**
 * The credentials of a service where people sign in: the fields that the sign-in needs come first, then those that it
 * fills.
 */
export const connect = (...fields: readonly Field[]): Sections['connect'] =>
  Object.freeze({ kind: 'connect', fields });

/** Fields with good defaults, collapsed at first. */
export const advanced = (...fields: readonly Field[]): Sections['advanced'] =>
  Object.freeze({ kind: 'advanced', fields });

export const group = (title: string, ...fields: readonly Field[]): Sections['group'] =>
  Object.freeze({ kind: 'group', title, fields });

/** The columns of files, which the service reads from some of them (spec §2 "schema importer"). */
export const schemaImporter = (
  title: string,
  {
    fields,
    ...rest
  }: Pick<SchemaImporterSection, 'needs' | 'columns'> & { readonly fields: readonly Field[] },
): Sections['schemaImporter'] =>
  Object.freeze({ kind: 'schemaImporter', title, ...rest, fields: [...fields, rest.columns] } as const);

/** A table of what the provider lists, such as the properties of an account (spec §2). */
export const providerRows = (
  title: string,
  list: ProviderList,
  noun: RowNoun,
  field: RowsField,
): Sections['providerRows'] =>
  Object.freeze({ kind: 'providerRows', title, list, noun, fields: [field] } as const);

/** The choice between a direct connection and a secure tunnel (spec §2). */
export const connectionOptions = (): Section =>
  Object.freeze({ kind: 'connectionOptions', fields: [connectionField()] } as const);

/** The path of a database's SSL setting (spec §3 Source). */
export const sslPath = 'connection_config.ssl';

/** A section that exists only while a toggle is on. So do its fields: a hidden required field would block saving. */
export const withFeature = (
  feature: FeatureToggle,
  section: Sections['details' | 'credentials' | 'advanced' | 'group'],
): Section =>
  Object.freeze({
    ...section,
    feature,
    fields: Object.freeze(section.fields.map((field) => Object.freeze({ feature, ...field }))),
  });
