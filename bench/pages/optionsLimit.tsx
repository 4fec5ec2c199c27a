// 1,000 options in react-aria's select with a search, windowed by its virtualizer, without a style of its own.
import { useEffect } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import { Select, SelectValue } from 'react-aria-components/Select';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { createRoot } from 'react-dom/client';
import { benchOptions } from './data.ts';
import { painted, settledOn, start } from './marks.ts';

const layoutOptions = { rowHeight: 32 };

function Options() {
  const { contains } = useFilter({ sensitivity: 'base' });
  useEffect(painted, []);
  useEffect(() => settledOn('[role=option]'), []);
  return (
    <Select aria-label="Table">
      <Button>
        <SelectValue />
      </Button>
      <Popover style={{ inlineSize: 320 }}>
        <Autocomplete filter={contains}>
          <SearchField aria-label="Search" autoFocus>
            <Input />
          </SearchField>
          <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
            <ListBox items={benchOptions} style={{ blockSize: 300, overflow: 'auto' }}>
              {({ value, label }) => <ListBoxItem id={value}>{label}</ListBoxItem>}
            </ListBox>
          </Virtualizer>
        </Autocomplete>
      </Popover>
    </Select>
  );
}

start();
createRoot(document.body.appendChild(document.createElement('div'))).render(<Options />);
