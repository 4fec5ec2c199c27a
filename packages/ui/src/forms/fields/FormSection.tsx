import { useId, type ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './fields.css.ts';

interface FormSectionProps {
  title: string;
  /** One sentence under the title. */
  description?: string;
  children: ReactNode;
}

/** A titled part of a form. */
export function FormSection({ title, description, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <header className={css.header}>
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        {description && (
          <Text as="p" tone="muted">
            {description}
          </Text>
        )}
      </header>
      {children}
    </section>
  );
}
