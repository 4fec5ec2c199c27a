import { createElement } from 'react';
import type { SectionKind } from '../../domain/connectors/definition/sections.ts';
import { createLazyHook } from '../../internal/lazyCode.ts';
import { FoldedSection } from './FoldedSection.tsx';
import { PlainSection } from './PlainSection.tsx';
import { SectionPlaceholder } from './SectionPlaceholder.tsx';
import type { ResourcesOf, SectionComponent, SectionProps, SectionResources } from './sectionProps.ts';

/**
 * A section whose code loads with the first form that has one, because most forms have none.
 * @param height of its placeholder, in px at the default font size
 */
function lazySection<Kind extends SectionKind>(
  load: () => Promise<SectionComponent<Kind>>,
  height: number,
): SectionComponent<Kind> {
  const useSection = createLazyHook(load);
  return function LazySection(props: SectionProps<Kind>) {
    const section = useSection(true);
    if (section) return createElement(section, props);
    return <SectionPlaceholder title={props.section.title} height={height} />;
  };
}

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
