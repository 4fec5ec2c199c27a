import { formatCount, formatQuantity } from '../../domain/format/count.ts';
import { showHidden } from '../../domain/text/hiddenCharacters.ts';
import { describeMapping, type SchemaConflict } from '../../domain/schema/schemaConflicts.ts';
import type { SchemaModel } from '../../domain/schema/schemaModel.ts';
import * as namedList from '../../internal/namedList.css.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './SchemaEditor.css.ts';

/** How many tables are decided one by one. More are decided together. */
const mostListed = 5;

/** The tables that this person and someone else changed: both versions, and the choice between them. */
export function SchemaConflicts({ model }: { model: SchemaModel }) {
  const conflicts = model.conflicts();
  const all = conflicts.map(({ table }) => table);
  const rest = conflicts.length - mostListed;
  if (conflicts.length === 0) return null;
  return (
    <Banner
      tone="caution"
      role="status"
      title={`You and someone else changed ${formatQuantity(conflicts.length, 'table')}`}
      actions={
        conflicts.length > 1 && (
          <>
            <Button size="small" onPress={() => model.settle(all, 'mine')}>
              Keep all mine
            </Button>
            <Button size="small" onPress={() => model.settle(all, 'theirs')}>
              Use all theirs
            </Button>
          </>
        )
      }
    >
      <p>They have saved their version. Choose the version to keep for each table.</p>
      <ul className={css.conflicts} aria-label="Tables to decide">
        {conflicts.slice(0, mostListed).map((conflict) => (
          <Conflict key={conflict.table} conflict={conflict} model={model} />
        ))}
      </ul>
      {rest > 0 && <p>And {formatCount(rest)} more.</p>}
    </Banner>
  );
}

function Conflict({ conflict, model }: { conflict: SchemaConflict; model: SchemaModel }) {
  const { table, mine, theirs } = conflict;
  const name = showHidden(table);
  return (
    <li className={css.conflict}>
      <span className={namedList.which}>
        <bdi translate="no" className={namedList.name} title={name}>
          {name}
        </bdi>
        <span className={css.version}>Yours: {describeMapping(mine)}</span>
        <span className={css.version}>Theirs: {describeMapping(theirs)}</span>
      </span>
      <span className={css.choices}>
        <Button size="small" onPress={() => model.settle([table], 'mine')}>
          Keep mine<VisuallyHidden> for {name}</VisuallyHidden>
        </Button>
        <Button size="small" onPress={() => model.settle([table], 'theirs')}>
          Use theirs<VisuallyHidden> for {name}</VisuallyHidden>
        </Button>
      </span>
    </li>
  );
}
