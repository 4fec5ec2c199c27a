// 5,000 tables of 40 columns as flat windowed rows over typed arrays: no keyboard, no keys, no changes.
import './limit.css';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { benchTables, columnCount, tableCount } from './data.ts';
import { painted, settled, start } from './marks.ts';

const height = 36;
const isOn = new Uint8Array(tableCount * columnCount);
const counts = new Uint16Array(tableCount);

/** Table and column in one number; column 0 is the table's own row. */
const rowOf = (table: number, column: number): number => table * 64 + column;

function toggled(before: ReadonlySet<number>, table: number): ReadonlySet<number> {
  const after = new Set(before);
  if (!after.delete(table)) after.add(table);
  return after;
}

function Schema() {
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [first, setFirst] = useState(0);
  const [, redraw] = useState(0);
  useEffect(painted, []);
  useEffect(settled, [search]);
  const rows = useMemo(
    () =>
      benchTables.flatMap(({ name, columns }, table) => {
        const shown = [rowOf(table, 0)];
        if (name.includes(search)) {
          if (open.has(table)) for (const column of columns.keys()) shown.push(rowOf(table, column + 1));
          return shown;
        }
        for (const [column, each] of columns.entries())
          if (each.includes(search)) shown.push(rowOf(table, column + 1));
        return shown.length > 1 ? shown : [];
      }),
    [search, open],
  );
  return (
    <>
      <input aria-label="Search" onChange={(event) => setSearch(event.target.value)} />
      <input
        type="checkbox"
        aria-label="All"
        onChange={(event) => {
          isOn.fill(event.target.checked ? 1 : 0);
          counts.fill(event.target.checked ? columnCount : 0);
          redraw((count) => count + 1);
        }}
      />
      <div
        role="treegrid"
        className="scroller"
        onScroll={({ currentTarget }) => {
          const next = Math.max(0, Math.floor(currentTarget.scrollTop / height) - 4);
          flushSync(() => setFirst(next));
        }}
      >
        <div style={{ height: rows.length * height }}>
          {rows.slice(first, first + 30).map((row, i) => {
            const table = row >> 6;
            const column = (row & 63) - 1;
            const { name, columns } = benchTables[table] ?? { name: '', columns: [] };
            return (
              <div
                role="row"
                className="row"
                key={row}
                style={{ transform: `translateY(${(first + i) * height}px)` }}
              >
                <input
                  type="checkbox"
                  aria-label={name}
                  readOnly
                  checked={
                    column < 0 ? counts[table] === columnCount : isOn[table * columnCount + column] === 1
                  }
                />
                {column < 0 ? (
                  <button
                    type="button"
                    data-control="expand"
                    onClick={() => setOpen((before) => toggled(before, table))}
                  >
                    {name}
                  </button>
                ) : (
                  columns[column]
                )}
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}

start();
createRoot(document.body.appendChild(document.createElement('div'))).render(<Schema />);
