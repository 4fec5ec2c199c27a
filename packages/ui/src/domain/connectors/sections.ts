import type { FeatureToggle } from '../policies/features.ts';
import { connectionField, sslField } from '../forms/fields.ts';
import type { ConnectionField, Field, SslField } from '../forms/fieldTypes.ts';

/** A section of fields that are drawn one after the other. */
interface PlainSection<Kind extends string> {
  readonly kind: Kind;
  /** The section and its fields exist only while this toggle is on. */
  readonly feature?: FeatureToggle;
  readonly fields: readonly Field[];
}

/** Every kind of section. A kind is in here once it has a component of its own; none is drawn as plain fields instead. */
interface Sections {
  readonly details: PlainSection<'details'>;
  readonly credentials: PlainSection<'credentials'>;
  readonly advanced: PlainSection<'advanced'>;
  /** Fields under a title of their own, such as "Salesforce Options". */
  readonly group: PlainSection<'group'> & { readonly title: string };
  readonly connectionOptions: {
    readonly kind: 'connectionOptions';
    readonly fields: readonly [ConnectionField];
  };
  readonly ssl: { readonly kind: 'ssl'; readonly fields: readonly [SslField] };
}
export type SectionKind = keyof Sections;

/** A section as a definition writes it. */
export type Section = Sections[SectionKind];

/** A section of a finished definition, with the title over it. */
export type SectionOf<Kind extends SectionKind> = Sections[Kind] & { readonly title: string };

/** The name of the connector and, for some, the first day of its data. The name is added by itself, as the first field. */
export const details = (...fields: readonly Field[]): Sections['details'] =>
  Object.freeze({ kind: 'details', fields });

/** What the service signs in with. */
export const credentials = (...fields: readonly Field[]): Sections['credentials'] =>
  Object.freeze({ kind: 'credentials', fields });

/** Fields with good defaults, folded until the person opens them. */
export const advanced = (...fields: readonly Field[]): Sections['advanced'] =>
  Object.freeze({ kind: 'advanced', fields });

export const group = (title: string, ...fields: readonly Field[]): Sections['group'] =>
  Object.freeze({ kind: 'group', title, fields });

/** Directly, or through a secure tunnel (spec §2). */
export const connectionOptions = (): Section =>
  Object.freeze({ kind: 'connectionOptions', fields: [connectionField()] } as const);

/** Where a database keeps how it is encrypted (spec §3 Source). */
export const sslPath = 'connection_config.ssl';

/** Off, unverified, or with a certificate of one's own (spec §3 Source). */
export const ssl = (path = sslPath): Section =>
  Object.freeze({ kind: 'ssl', fields: [sslField(path)] } as const);

/** A section that exists only while a toggle is on. Its fields do too, or a hidden one could stand in the way of saving. */
export const withFeature = (
  feature: FeatureToggle,
  section: Sections['details' | 'credentials' | 'advanced' | 'group'],
): Section =>
  Object.freeze({
    ...section,
    feature,
    fields: Object.freeze(section.fields.map((field) => Object.freeze({ feature, ...field }))),
  });
