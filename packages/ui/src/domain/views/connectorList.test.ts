import { describe, expect, it } from 'vitest';
import { connectorListView as view } from './connectorList.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the view of the sources and destinations lists', () => {
  it('shows active ones, newest first, for an empty or invalid query', () => {
    expect(view.read(query(''))).toEqual(view.defaults);
    expect(view.read(query('status=gone&sort=status&page=0'))).toEqual(view.defaults);
    expect(view.args(view.defaults)).toMatchObject({ status: 'active', ordering: '-created_at', page: 1 });
  });

  it('contains search, type filter and sort in the address', () => {
    const text = 'status=archived&search=shop&type=postgres&sort=-used_by&page=2';
    const read = view.read(query(text));
    expect(view.args(read)).toEqual({
      status: 'archived',
      search: 'shop',
      type: 'postgres',
      ordering: '-used_by',
      page: 2,
    });
    expect(
      new URLSearchParams(
        Object.entries(view.write(read)).flatMap(([name, value]) => (value ? [[name, value]] : [])),
      ).toString(),
    ).toBe(text);
    expect(view.isFiltered(read)).toBe(true);
  });
});
