// The same 10,000 rows in the library's grid, with all its features.
import '@millrace/ui/theme';
import { Grid, type GridColumn } from '@millrace/ui/Grid';
import { MenuItem } from '@millrace/ui/Menu';
import { useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { benchRows, shownOf, type BenchRow } from './data.ts';
import { painted, start } from './marks.ts';

const names = benchRows.map(({ name }) => name.toLowerCase());
const columns: readonly GridColumn<BenchRow>[] = shownOf.map((key) => ({
  id: key,
  label: key,
  isRowHeader: key === 'name',
  width: key === 'name' ? 'minmax(0, 2fr)' : 'minmax(0, 1fr)',
  cell: (row) => row[key],
}));

const menu = { items: () => <MenuItem id="pause" label="Pause" /> };

function Rows() {
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(() => benchRows.filter((_, i) => names[i]?.includes(search)), [search]);
  useEffect(painted, []);
  return (
    <>
      <input aria-label="Search" onChange={(event) => setSearch(event.target.value.toLowerCase())} />
      <Grid
        label="Pipelines"
        rows={shown}
        columns={columns}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        rowHeight={36}
        layout="scroller"
        height={640}
        selection={{ selected, onChange: setSelected }}
        menu={menu}
      />
    </>
  );
}

start();
createRoot(document.body.appendChild(document.createElement('div'))).render(<Rows />);
