import { comparableName } from '@millrace/ui/domain/entities';
import { countUses, type NodeKind } from './nodeKinds.ts';
import { ordered, pageOf, type PageQuery, type WirePage } from '../core/paging.ts';
import type { NodeRow } from '../tables/connectorRows.ts';
import type { World } from '../world/world.ts';

export interface NodeListQuery extends PageQuery {
  readonly search?: string;
  readonly ordering?: string;
  readonly status?: string;
  readonly type?: string;
}

const oneOf = (wanted: string | undefined) => {
  const words = wanted ? new Set(wanted.split(',')) : undefined;
  return (word: string) => words === undefined || words.has(word);
};

export function list<Shown extends object>(
  world: World,
  kind: NodeKind<Shown>,
  query: NodeListQuery,
  request: Request,
): WirePage<Shown> & { counts?: Record<string, number> } {
  const rows = kind.table(world).all();
  const uses = countUses(world, kind);
  const usedBy = ({ id }: NodeRow) => uses.get(id) ?? 0;
  const [hasStatus, hasType] = [oneOf(query.status), oneOf(query.type)];
  const wanted = comparableName(query.search ?? '');
  const found = rows.filter(
    (row) => hasStatus(row.status) && hasType(row.type) && comparableName(row.name).includes(wanted),
  );
  const sorted = ordered(found, query.ordering, {
    id: ({ id }) => id,
    name: ({ name }) => comparableName(name),
    type: ({ type }) => type,
    status: ({ status }) => status,
    created_at: ({ created_at }) => created_at,
    used_by: usedBy,
  });
  const page = pageOf(sorted, query, request, (row) => kind.show(world, row, usedBy(row)));
  if (!world.hasAssumedFields) return page;
  const archived = rows.filter(({ status }) => status === 'archived').length;
  return { ...page, counts: { active: rows.length - archived, archived } };
}
