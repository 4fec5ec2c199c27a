import { formatCount, formatQuantity } from '../../domain/format/count.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import { clamp } from '../../internal/clamp.css.ts';
import * as namedList from '../../internal/namedList.css.ts';
import { LoadingBlock } from '../../patterns/LoadingBlock/LoadingBlock.tsx';
import { RemoteView } from '../../patterns/RemoteView/RemoteView.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import * as css from './ActionModal.css.ts';

/** Resources of one kind that use the items. */
export interface ImpactGroup {
  /** One of them in lower case, for sentences: `pipeline`, `metric`. */
  readonly noun: string;
  /** Whether `users` is incomplete, so that more may use them. @default false */
  readonly hasMore?: boolean;
  readonly users: readonly {
    readonly id: number;
    readonly name: string;
    /** Its address; without it, the name is no link. */
    readonly href?: string;
  }[];
}

interface ActionImpactProps {
  /** The kind of the items, in lower case. */
  noun: string;
  /** How many items there are. */
  count: number;
  impact: Remote<readonly ImpactGroup[]>;
  onRetry?(): void;
}

/** How many of a group are named; the others are counted. */
const mostNamed = 5;

/** The resources that use the items of an action, grouped and by name. */
export function ActionImpact({ noun, count, impact, onRetry }: ActionImpactProps) {
  const items = count === 1 ? `this ${noun}` : `these ${noun}s`;
  return (
    <RemoteView
      remote={impact}
      subject={`The list of what uses ${items}`}
      skeleton={<LoadingBlock label={`Checking what uses ${items}`} height={44} />}
      onRetry={() => onRetry?.()}
    >
      {(groups) => {
        const used = groups.filter(({ users }) => users.length > 0);
        const isPartial = groups.some(({ hasMore }) => hasMore);
        if (used.length === 0 && isPartial)
          return <p className={css.details}>{`Not everything that may use ${items} could be checked.`}</p>;
        if (used.length === 0) return <p className={css.details}>{`Nothing uses ${items}.`}</p>;
        return used.map(({ noun: user, users, hasMore }) => (
          <div key={user} className={css.leftOut}>
            <p className={css.leftOutTitle}>
              {`${hasMore ? 'At least ' : ''}${formatQuantity(users.length, user)} ${users.length === 1 ? 'uses' : 'use'} ${items}:`}
            </p>
            <ul className={namedList.list} aria-label={`Affected ${user}s`}>
              {users.slice(0, mostNamed).map(({ id, name, href }) => (
                <li key={id} className={namedList.item}>
                  <span className={namedList.which}>
                    {href === undefined ? (
                      <bdi translate="no" className={namedList.name} title={name}>
                        {name}
                      </bdi>
                    ) : (
                      <span className={namedList.linked}>
                        <Link href={href}>
                          <bdi translate="no" className={clamp.three} title={name}>
                            {name}
                          </bdi>
                        </Link>
                      </span>
                    )}
                  </span>
                  <span className={css.details}>{`ID ${id}`}</span>
                </li>
              ))}
            </ul>
            {users.length > mostNamed && (
              <p className={css.details}>{`and ${formatCount(users.length - mostNamed)} more`}</p>
            )}
          </div>
        ));
      }}
    </RemoteView>
  );
}
