import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { showHidden } from '../../domain/text/hiddenCharacters.ts';
import { matchedRanges } from '../../domain/text/matchText.ts';
import { RefreshIcon } from '../../primitives/Icon/icons/RefreshIcon.ts';
import { Kbd } from '../../primitives/Kbd/Kbd.tsx';
import type { CommandItem } from './CommandMenu.logic.ts';
import * as css from './CommandMenu.css.ts';

/** A text with the parts that the query matches. */
function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  const parts: ReactNode[] = [];
  let last = 0;
  for (const [start, end] of matchedRanges(query, text)) {
    parts.push(
      text.slice(last, start),
      <mark key={start} className={css.match}>
        {text.slice(start, end)}
      </mark>,
    );
    last = end;
  }
  return [...parts, text.slice(last)];
}

interface CommandMenuItemProps {
  readonly id: string;
  readonly item: CommandItem;
  readonly query: string;
  readonly onChoose: () => void;
}

/** A page or a command. */
export function CommandMenuItem({ id, item, query, onChoose }: CommandMenuItemProps) {
  const { mark, detail, shortcut, href } = item;
  const label = showHidden(item.label);
  return (
    <ListBoxItem id={id} textValue={label} href={href} onAction={onChoose} className={css.item}>
      {mark !== undefined && (
        <span className={css.mark} aria-hidden>
          {mark}
        </span>
      )}
      <span className={css.label}>
        {/* The search finds the original words. */}
        <bdi translate="no">
          <Marked text={label} query={query} />
        </bdi>
      </span>
      {detail !== undefined && <span className={css.detail}>{detail}</span>}
      {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
    </ListBoxItem>
  );
}

interface CommandMenuFailureProps {
  readonly id: string;
  readonly heading: string;
  readonly onRetry: () => void;
}

/** A group that could not be searched. Choosing it searches again. */
export function CommandMenuFailure({ id, heading, onRetry }: CommandMenuFailureProps) {
  const label = `${heading} could not be searched.`;
  return (
    <ListBoxItem id={id} textValue={label} onAction={onRetry} className={css.failure}>
      <span className={css.mark} aria-hidden>
        <RefreshIcon size={17} />
      </span>
      <span className={css.label}>{label}</span>
      <span className={css.detail}>Try again</span>
    </ListBoxItem>
  );
}
