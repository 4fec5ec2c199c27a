import { useRef } from 'react';
import { saveFile } from '../../internal/saveFile.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import type { RootProps } from '../../primitives/rootProps.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import * as css from './CodeView.css.ts';

export interface CodeViewProps extends RootProps<HTMLDivElement> {
  /** Names the region that scrolls, such as `ETL script`. */
  label: string;
  /** The text, shown and copied exactly as it is. */
  text: string;
  /** What the buttons copy and download, in lower case: `the script`. */
  subject: string;
  /** Shows line numbers. They are not part of a copy. @default false */
  hasLineNumbers?: boolean;
  /** Offers the text as a file. */
  file?: { readonly name: string; readonly type: string };
}

const linesOf = (text: string): number => text.replace(/\n$/, '').split('\n').length;

/**
 * Read-only text in a monospaced font, such as JSON or a script, with copy and download. Long lines scroll. Within a
 * sentence use `Code`; to edit text use `TextArea`.
 */
export function CodeView({ label, text, subject, hasLineNumbers = false, file, ...root }: CodeViewProps) {
  const source = useRef<HTMLPreElement>(null);
  return (
    <div {...root} className={css.frame}>
      <div className={css.buttons}>
        <CopyButton text={text} source={source} subject={subject} />
        {file && (
          <Button size="small" onPress={() => saveFile(file.name, file.type, text)}>
            Download
            <VisuallyHidden>{` ${subject}`}</VisuallyHidden>
          </Button>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too */}
      <div className={css.scroller} role="region" aria-label={label} tabIndex={0}>
        <div className={css.sheet}>
          {hasLineNumbers && (
            <div className={css.numbers} aria-hidden>
              {Array.from({ length: linesOf(text) }, (_, index) => index + 1).join('\n')}
            </div>
          )}
          <pre ref={source} className={css.code} translate="no">
            {text}
          </pre>
        </div>
      </div>
    </div>
  );
}
