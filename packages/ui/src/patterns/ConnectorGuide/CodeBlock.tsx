import { useRef } from 'react';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import * as css from './ConnectorGuide.css.ts';

export interface CodeBlockProps {
  children: string;
}

/** Lines to type or paste elsewhere, under a head with a button that copies them unchanged. */
export function CodeBlock({ children }: CodeBlockProps) {
  const source = useRef<HTMLPreElement>(null);
  const text = children.replace(/^\n+/, '').trimEnd();
  return (
    <div className={css.codeBlock}>
      <div className={css.codeHead}>
        <span aria-hidden>{/^[A-Z]{3,} /.test(text) ? 'SQL' : 'Code'}</span>
        <CopyButton text={text} source={source} subject="the code" />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, by keyboard too */}
      <pre ref={source} className={css.code} translate="no" tabIndex={0} aria-label="Code">
        {text}
      </pre>
    </div>
  );
}
