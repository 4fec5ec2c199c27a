import type { ReactNode } from 'react';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';

export interface AdvancedSectionProps {
  /** Title of the section. @default 'Advanced options' */
  title?: string;
  /** A summary of the current values, shown beside the title while the section is collapsed. */
  defaults?: ReactNode;
  /** Starts expanded, such as when a field in it has an error. @default false */
  isInitiallyOpen?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** Collapsed options with sensible defaults. */
export const AdvancedSection = ({ title = 'Advanced options', defaults, ...rest }: AdvancedSectionProps) => (
  <Disclosure {...rest} title={title} note={defaults} />
);
