import type { ComponentType } from 'react';
import type { SectionKind } from '../../domain/connectors/sections.ts';
import { ConnectionSection } from './ConnectionSection.tsx';
import { FoldedSection } from './FoldedSection.tsx';
import { PlainSection } from './PlainSection.tsx';
import type { SectionProps } from './sectionProps.ts';

/** Every kind of section and what draws it; a kind without a component does not compile. */
export const sectionComponents: Readonly<Record<SectionKind, ComponentType<SectionProps>>> = {
  details: PlainSection,
  credentials: PlainSection,
  oauth: PlainSection,
  advanced: FoldedSection,
  group: PlainSection,
  connectionOptions: ConnectionSection,
  ssl: PlainSection,
  ga4Properties: PlainSection,
  facebookPages: PlainSection,
  schemaImporter: PlainSection,
  s3Role: PlainSection,
};
