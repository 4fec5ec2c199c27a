import type { SectionKind } from '../../domain/connectors/sections.ts';
import { FoldedSection } from './FoldedSection.tsx';
import { LazyConnectionSection } from './LazyConnectionSection.tsx';
import { LazyConnectSection } from './LazyConnectSection.tsx';
import { LazyProviderRowsSection } from './LazyProviderRowsSection.tsx';
import { LazyRoleSection } from './LazyRoleSection.tsx';
import { PlainSection } from './PlainSection.tsx';
import type { ResourcesOf, SectionComponent, SectionResources } from './sectionProps.ts';

/** The component of every kind of section; a missing kind does not compile. */
const sections: { readonly [Kind in SectionKind]: SectionComponent<Kind> } = {
  details: PlainSection,
  credentials: PlainSection,
  group: PlainSection,
  advanced: FoldedSection,
  connect: LazyConnectSection,
  providerRows: LazyProviderRowsSection,
  role: LazyRoleSection,
  connectionOptions: LazyConnectionSection,
  ssl: PlainSection,
};

export const componentOf = (kind: SectionKind): SectionComponent<SectionKind> => sections[kind];

const needsResources = (resources: SectionResources, kind: string): kind is keyof SectionResources =>
  Object.hasOwn(resources, kind);

/** The service data of a section of this kind. */
export const resourcesFor = (resources: SectionResources, kind: SectionKind): ResourcesOf<SectionKind> =>
  needsResources(resources, kind) ? resources[kind] : undefined;
