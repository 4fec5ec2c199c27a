import type { Section, SectionKind, SectionOf } from './sections.ts';

/** A section with its title. */
export type TitledSection = SectionOf<SectionKind>;

/** Sections whose definition names them. */
type SectionOfItsOwn = Extract<Section, { readonly title: string }>['kind'];

/** The titles of sections that have none of their own (spec §2 "Source and destination forms"). */
const titles: Record<Exclude<SectionKind, SectionOfItsOwn>, (noun: string) => string> = {
  details: (noun) => `${noun} Details`,
  credentials: (noun) => `${noun} Credentials`,
  connect: (noun) => `${noun} Credentials (OAuth)`,
  role: (noun) => `${noun} Credentials`,
  advanced: () => 'Advanced options',
  connectionOptions: () => 'Connection options',
  ssl: () => 'Custom SSL options',
};

const titled = (section: Section, noun: string): TitledSection =>
  Object.freeze('title' in section ? section : { ...section, title: titles[section.kind](noun) });

/** The sections with their titles. Some titles contain `noun`. */
export const titledSections = (noun: string, sections: readonly Section[]): readonly TitledSection[] =>
  sections.map((section) => titled(section, noun));
