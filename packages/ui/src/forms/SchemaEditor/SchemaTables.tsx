import { useMemo } from 'react';
import type { SchemaMatches } from '../../domain/schema/schemaFilter.ts';
import type { SchemaModel, SchemaSummary } from '../../domain/schema/schemaModel.ts';
import { describeNoMatch } from '../../domain/schema/schemaWords.ts';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { SchemaTree, type SchemaTreeProps } from '../../patterns/SchemaTree/SchemaTree.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import * as css from './SchemaEditor.css.ts';

interface SchemaTablesProps extends Pick<
  SchemaTreeProps,
  'onExcludeFields' | 'onCustomPrimaryKey' | 'onRefreshColumns' | 'readOnlyReason' | 'ref'
> {
  model: SchemaModel;
  summary: SchemaSummary;
  matches: SchemaMatches;
  /** Called to clear search and filters when nothing matches. */
  onShowAll(): void;
}

const noTables: ReadonlySet<string> = new Set();

/** The tree of matching rows, or a message if there are none. */
export function SchemaTables({ model, summary, matches, onShowAll, ...rest }: SchemaTablesProps) {
  const { index, diff } = summary;
  const newTables = useMemo(() => (diff ? new Set(diff.tablesCame) : noTables), [diff]);
  if (index.tables.length === 0) {
    return (
      <div className={css.rest}>
        <EmptyState title="The source has no tables">
          This login can't read any tables. Create a table or grant the login access, then refresh.
        </EmptyState>
      </div>
    );
  }
  if (matches.tables.length === 0) {
    const noMatch = describeNoMatch(matches.view);
    return (
      <div className={css.rest}>
        <EmptyState title={noMatch.title} action={<Button onPress={onShowAll}>Show all tables</Button>}>
          {noMatch.words}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={css.tree}>
      <SchemaTree
        label="Source tables"
        model={model}
        matches={matches}
        newTables={newTables}
        showsChanges={matches.view.show === 'changed'}
        {...rest}
      />
    </div>
  );
}
