import type { ReactNode } from 'react';
import { showHidden } from '../../domain/text/hiddenCharacters.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { GridCheck } from '../Grid/GridCheck.tsx';
import type { GridControl } from '../Grid/gridColumns.ts';
import { splitFound, type SchemaBadge, type SchemaRowView } from './SchemaTree.logic.ts';
import * as css from './SchemaTree.css.ts';

function NameBadge({ words, tone, isSpare }: SchemaBadge) {
  const badge = (
    <Badge size="small" tone={tone}>
      {words}
    </Badge>
  );
  return isSpare ? <span className={css.spare}>{badge}</span> : badge;
}

/** A function and not a component, because without a search a name is plain text. */
function markName(name: string, found: string): ReactNode {
  const parts = splitFound(name, found);
  if (!parts) return name;
  const [before, match, after] = parts;
  return (
    <>
      {before}
      <mark className={css.found}>{match}</mark>
      {after}
    </>
  );
}

interface SchemaNameProps extends GridControl {
  view: SchemaRowView;
}

/** The first cell of a row: checkbox, name, badges and a note. */
export function SchemaName({ view, tabIndex }: SchemaNameProps) {
  const { kind, isOn, isOpen, reason, reasonId } = view;
  // Hidden characters are made visible for display only; requests use the original name (T-25).
  const name = showHidden(view.name);
  const title = showHidden(view.title);
  const words = (
    <bdi
      translate="no"
      className={kind === 'group' ? css.groupName : isOn ? css.name : css.nameOff}
      title={title}
    >
      {markName(name, view.found)}
    </bdi>
  );
  // Most names stand alone, so that the cell is their line.
  const line =
    view.badges.length === 0 && view.aside === '' ? (
      words
    ) : (
      <span className={css.nameLine}>
        {words}
        {view.badges.map((badge) => (
          <NameBadge key={badge.words} {...badge} />
        ))}
        {view.aside && (
          <bdi translate="no" className={kind === 'group' ? css.groupAside : css.aside}>
            {view.aside}
          </bdi>
        )}
      </span>
    );
  return (
    <>
      <GridCheck
        label={name}
        state={view.box}
        tabIndex={tabIndex}
        isInline
        isDisabled={view.isFixed}
        describedBy={reasonId}
      />
      {isOpen !== undefined && (
        <button
          type="button"
          tabIndex={-1}
          data-control="expand"
          className={css.expand}
          aria-label={`${isOpen ? 'Close' : 'Open'} ${name}`}
        />
      )}
      {reason === null ? (
        line
      ) : (
        <span className={css.words}>
          {line}
          <bdi translate="no" id={reasonId} className={css.reason} title={reason}>
            {reason}
          </bdi>
        </span>
      )}
    </>
  );
}
