// The same 5,000 tables in the library's tree, from decoded data.
import '@millrace/ui/theme';
import { createSchemaModel, defaultSchemaView, filterSchema } from '@millrace/ui/domain/schema';
import { SchemaTree } from '@millrace/ui/SchemaTree';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { benchTables } from './data.ts';
import { painted, settled, start } from './marks.ts';

const collections = benchTables.map(({ name, columns }) => ({
  table: name,
  ineligibleReason: null,
  columns: columns.map((column, at) => ({
    name: column,
    dataType: 'string',
    isNullable: false,
    isPrimaryKey: at === 0,
  })),
}));
const noTables: ReadonlySet<string> = new Set();
const nothing = () => undefined;

function Schema() {
  const [typed, setTyped] = useState('');
  // As in the editor: the letter is painted at once, the tree afterwards.
  const search = useDeferredValue(typed);
  const [model] = useState(() => createSchemaModel(collections, []));
  const { index } = model.getSnapshot();
  const matches = useMemo(
    () =>
      filterSchema(
        index,
        { ...defaultSchemaView, search },
        { selected: () => true, unselected: () => true, changed: () => true },
      ),
    [index, search],
  );
  useEffect(painted, []);
  useEffect(settled, [search]);
  // As in the editor: half a second after the tables, which at a quarter of the speed are painted by then.
  useEffect(() => void setTimeout(() => index.search.prepare(() => false), 500), [index]);
  return (
    <>
      <input aria-label="Search" onChange={(event) => setTyped(event.target.value)} />
      <input
        type="checkbox"
        aria-label="All"
        onChange={(event) => model.setShown(matches, event.target.checked)}
      />
      <div style={{ blockSize: 640 }}>
        <SchemaTree
          label="Tables"
          model={model}
          matches={matches}
          newTables={noTables}
          onExcludeFields={nothing}
          onCustomPrimaryKey={nothing}
        />
      </div>
    </>
  );
}

start();
createRoot(document.body.appendChild(document.createElement('div'))).render(<Schema />);
