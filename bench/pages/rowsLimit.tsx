// 10,000 rows windowed by hand: no keyboard, no selection, no menus.
import './limit.css';
import { memo, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { benchRows, shownOf, type BenchRow } from './data.ts';
import { painted, start } from './marks.ts';

const height = 36;
const names = benchRows.map(({ name }) => name.toLowerCase());

const Row = memo(function Row({ row, at }: { readonly row: BenchRow; readonly at: number }) {
  return (
    <div
      role="row"
      aria-rowindex={at + 1}
      className="row"
      style={{ transform: `translateY(${at * height}px)` }}
    >
      {shownOf.map((key) => (
        <span role="gridcell" key={key}>
          {row[key]}
        </span>
      ))}
    </div>
  );
});

function Rows() {
  const [search, setSearch] = useState('');
  const [first, setFirst] = useState(0);
  const shown = useMemo(() => benchRows.filter((_, i) => names[i]?.includes(search)), [search]);
  useEffect(painted, []);
  return (
    <>
      <input aria-label="Search" onChange={(event) => setSearch(event.target.value.toLowerCase())} />
      <div
        role="grid"
        className="scroller"
        onScroll={({ currentTarget }) => {
          const next = Math.max(0, Math.floor(currentTarget.scrollTop / height) - 5);
          flushSync(() => setFirst(next));
        }}
      >
        <div style={{ height: shown.length * height }}>
          {shown.slice(first, first + 30).map((row, i) => (
            <Row key={row.id} row={row} at={first + i} />
          ))}
        </div>
      </div>
    </>
  );
}

start();
createRoot(document.body.appendChild(document.createElement('div'))).render(<Rows />);
