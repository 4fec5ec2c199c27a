import type { SectionKind } from '../../domain/connectors/definition/sections.ts';
import { FoldedSection } from './FoldedSection.tsx';
import { lazySection } from './lazySection.tsx';
import { PlainSection } from './PlainSection.tsx';
import type { ResourcesOf, SectionComponent, SectionResources } from './sectionProps.ts';

/** The component of every kind of section; a missing kind does not compile. */
const sections: { readonly [Kind in SectionKind]: SectionComponent<Kind> } = {
  details: PlainSection,
  credentials: PlainSection,
  group: PlainSection,
  advanced: FoldedSection,
  connect: lazySection(async () => (await import('./ConnectSection.tsx')).ConnectSection, 120),
  providerRows: lazySection(async () => (await import('./ProviderRowsSection.tsx')).ProviderRowsSection, 360),
  role: lazySection(async () => (await import('./RoleSection.tsx')).RoleSection, 320),
  schemaImporter: lazySection(
    async () => (await import('./SchemaImporterSection.tsx')).SchemaImporterSection,
    360,
  ),
  connectionOptions: lazySection(
    async () => (await import('./ConnectionSection.tsx')).ConnectionSection,
    120,
  ),
  ssl: PlainSection,
};

export const componentOf = (kind: SectionKind): SectionComponent<SectionKind> => sections[kind];

const needsResources = (resources: SectionResources, kind: string): kind is keyof SectionResources =>
  Object.hasOwn(resources, kind);

/** The service data of a section of this kind. */
export const resourcesFor = (resources: SectionResources, kind: SectionKind): ResourcesOf<SectionKind> =>
  needsResources(resources, kind) ? resources[kind] : undefined;
