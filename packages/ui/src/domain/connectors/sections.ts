import { awsRegions } from '../entities/region.ts';
import type { ChoiceOption, ConnectionField, Field, RowsField, SslField, TextField } from './fieldTypes.ts';
import { choice, connectionField, rows, sslField, text } from './fields.ts';

interface Fields<Kind extends string> {
  readonly kind: Kind;
  readonly fields: readonly Field[];
}

/** A section of plain fields under a title of its own, such as "Salesforce Options". */
interface Group extends Fields<'group'> {
  readonly title: string;
}

/** Which region, address and role a bucket is opened with (spec §2: "S3 source/destination role setup"). */
interface S3Role extends Fields<'s3Role'> {
  readonly bucketPath: string;
  readonly regionPath: string;
  readonly rolePath: string;
}

/**
 * A section as a definition writes it. The first five hold plain fields and are drawn alike; the named rest are real
 * interfaces, each drawn by a component of its own.
 */
export type Section =
  | Fields<'details'>
  | Fields<'credentials'>
  | Fields<'oauth'>
  | Fields<'advanced'>
  | Group
  | { readonly kind: 'connectionOptions'; readonly fields: readonly [ConnectionField] }
  | { readonly kind: 'ssl'; readonly fields: readonly [SslField] }
  | { readonly kind: 'ga4Properties'; readonly fields: readonly [RowsField] }
  | { readonly kind: 'facebookPages'; readonly fields: readonly [RowsField] }
  | { readonly kind: 'schemaImporter'; readonly fields: readonly [TextField, RowsField] }
  | S3Role;
export type SectionKind = Section['kind'];

const section = (written: Section): Section => Object.freeze(written);

/** What it is called and, for some, since when it is read. The name comes first by itself. */
export const details = (...fields: readonly Field[]): Section => section({ kind: 'details', fields });

/** How to get in. Where the connector signs in by OAuth this becomes the connect panel, with these fields in it. */
export const credentials = (...fields: readonly Field[]): Section => section({ kind: 'credentials', fields });

/** What has a sound default; folded until asked for. */
export const advanced = (...fields: readonly Field[]): Section => section({ kind: 'advanced', fields });

export const group = (title: string, ...fields: readonly Field[]): Section =>
  section({ kind: 'group', title, fields });

/** Directly, or through a secure tunnel (spec §2). */
export const connectionOptions = (): Section =>
  section({ kind: 'connectionOptions', fields: [connectionField()] });

/** Where a database keeps how it is encrypted (spec §3 Source). */
export const sslPath = 'connection_config.ssl';

/** Off, unverified, or with a certificate of one's own (spec §3 Source). */
export const ssl = (path = sslPath): Section => section({ kind: 'ssl', fields: [sslField(path)] });

/** The table of properties that a Google account can read (spec §2, §3). */
export const ga4Properties = (path: string): Section =>
  section({
    kind: 'ga4Properties',
    fields: [rows(path, 'Properties', ['id', 'display_name', 'account', 'account_name', 'selected'])],
  });

/** The table of pages that a Facebook account manages (spec §2, §3). Their tokens are no part of a row's keys. */
export const facebookPages = (path: string): Section =>
  section({ kind: 'facebookPages', fields: [rows(path, 'Pages', ['id', 'name'])] });

/** Table name and columns, read from sample files (spec §2 "schema importer"). */
export const schemaImporter = (): Section =>
  section({
    kind: 'schemaImporter',
    fields: [
      text('table_name', 'Table name', { isLockedAfterCreation: true, isMono: true }),
      rows('columns', 'Columns', ['column_name', 'data_type', 'is_nullable']),
    ],
  });

const regionOptions: readonly ChoiceOption[] = awsRegions.map(({ code, label }) => ({
  value: code,
  label: `${label} ${code}`,
}));

/** Bucket, region and role; the role waits until the first two are there (spec §2). */
export const s3Role = (
  paths: Pick<S3Role, 'bucketPath' | 'regionPath' | 'rolePath'>,
  ...more: readonly Field[]
): Section =>
  section({
    kind: 's3Role',
    ...paths,
    fields: [
      text(paths.bucketPath, 'Bucket name', { isLockedAfterCreation: true, isMono: true }),
      choice(paths.regionPath, 'Region', regionOptions),
      text(paths.rolePath, 'Role ARN', {
        isMono: true,
        example: 'arn:aws:iam::123456789012:role/replication',
      }),
      ...more,
    ],
  });
