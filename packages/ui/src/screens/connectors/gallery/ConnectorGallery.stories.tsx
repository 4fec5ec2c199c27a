import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { catalogue } from '../../../domain/entities/catalogue.ts';
import { ConnectorMark } from '../../../patterns/ConnectorMark/ConnectorMark.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import {
  categoryLabel,
  searchConnectors,
  storyIdOf,
  type ShownConnector,
} from './ConnectorGallery.stories.data.ts';
import * as css from './ConnectorGallery.stories.css.ts';

/** The connector's name, as a link to the story of its form. */
function Name(connector: ShownConnector) {
  return (
    <Link href={`?path=/story/${storyIdOf(connector)}`} target="_top">
      {connector.label}
    </Link>
  );
}

/** All connectors with their marks and categories, and a search by name, short form or former name. */
function ConnectorGallery() {
  const [search, setSearch] = useState('');
  const found = searchConnectors(search);
  return (
    <div className={css.page}>
      <SearchField label="Search connectors" value={search} onChange={setSearch} />
      <output>{`${found.length} of ${catalogue.length} connectors`}</output>
      <ul className={css.grid}>
        {found.map((connector) => (
          <li key={storyIdOf(connector)} className={css.item}>
            <ConnectorMark type={connector.type} />
            <span className={css.words}>
              <Name {...connector} />
              <span className={css.note}>{`${categoryLabel(connector)}, ${connector.kind}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const meta = {
  title: 'Connectors/Gallery',
  tags: ['!autodocs'],
  render: () => <ConnectorGallery />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search connectors' });
    const items = () => canvas.queryAllByRole('listitem').map(({ textContent }) => textContent);
    await step('Every source and destination is there', async () => {
      await expect(items()).toHaveLength(catalogue.length);
      await expect(items()).toContain('PostgreSQLDatabases, source');
    });
    await step('A search by a short form finds them', async () => {
      await userEvent.type(search, 'adwords');
      await expect(items()).toEqual(['Google AdsAdvertising, source']);
      await expect(canvas.getByRole('status')).toHaveTextContent(`1 of ${catalogue.length} connectors`);
      await expect(canvas.getByRole('link', { name: 'Google Ads' })).toHaveAttribute(
        'href',
        '?path=/story/connectors-advertising--google-ads',
      );
    });
    await step('A search without a match finds none', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, 'quantum');
      await expect(items()).toEqual([]);
    });
    await userEvent.clear(search);
  },
};
