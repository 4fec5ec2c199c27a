// The library's fields and menus with a search, each of 1,000 options. The address says which one: `#MultiSelect`.
import '@millrace/ui/theme';
import { ComboBox } from '@millrace/ui/ComboBox';
import { FilterMenu } from '@millrace/ui/FilterMenu';
import { MultiSelect } from '@millrace/ui/MultiSelect';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { benchOptions } from './data.ts';
import { painted, settledOn, start } from './marks.ts';

const groups = [{ options: benchOptions }];
const nothing = () => undefined;

function Options() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  useEffect(painted, []);
  useEffect(() => settledOn('[role=option], [role=menuitemradio]'), []);
  switch (location.hash) {
    case '#ComboBox':
      return <ComboBox label="Table" options={benchOptions} value={null} onChange={nothing} />;
    case '#FilterMenu':
      return (
        <FilterMenu
          label="Table"
          allLabel="All tables"
          groups={groups}
          value={undefined}
          onChange={nothing}
        />
      );
    default:
      return <MultiSelect label="Table" options={benchOptions} selected={selected} onChange={setSelected} />;
  }
}

start();
createRoot(document.body.appendChild(document.createElement('div'))).render(<Options />);
