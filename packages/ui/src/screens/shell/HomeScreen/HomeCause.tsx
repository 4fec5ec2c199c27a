import type { ReactNode } from 'react';
import { isAccessError } from '../../../domain/connectors/test/accessError.ts';
import { repairLabel } from '../../../domain/connectors/test/repairLabel.ts';
import { formatCount, formatQuantity } from '../../../domain/format/count.ts';
import { repairPageLabel } from '../../../domain/pipelines/pipelineActions.ts';
import type { Cause } from '../../../domain/views/home.ts';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { FailureIcon } from '../../../primitives/Icon/icons/FailureIcon.ts';
import { homeLists } from './homeLists.ts';
import { HomeRow, Named, type Remedy } from './HomeRows.tsx';
import type { HomeScreenProps } from './homeProps.ts';
import * as css from './HomeScreen.css.ts';

/** Pipelines that a row names. More of them are a number. */
const mostNames = 5;

interface HomeCauseProps extends Pick<HomeScreenProps, 'hrefOfPipeline' | 'hrefOfError' | 'hrefOfForm'> {
  cause: Cause;
  /** Whether all stopped pipelines are loaded, so that their number is known. */
  isWhole: boolean;
  isFirst: boolean;
}

const isRefusal = ({ errors: [error] }: Cause): boolean => error !== undefined && isAccessError(error);

/** What happened, in plain words. An error that blames no end is only said to be the same. */
function Head({ cause, isWhole, hrefOfPipeline }: HomeCauseProps): ReactNode {
  const { blamed, pipelines } = cause;
  const [first] = pipelines;
  const many =
    pipelines.length > 1 && `${isWhole ? '' : 'At least '}${formatQuantity(pipelines.length, 'pipeline')}`;
  const end = blamed && first[blamed];
  if (!end) {
    if (many) return `${many} have the same error`;
    return <Named pipeline={first} href={hrefOfPipeline(first)} rest="failed" />;
  }
  const name = <bdi translate="no">{end.name}</bdi>;
  const lead = many && `${many}: `;
  if (isRefusal(cause))
    return (
      <>
        {lead}
        {name} refuses access
      </>
    );
  return (
    <>
      {lead || 'Error at '}
      {lead && 'error at '}
      {name}
    </>
  );
}

/**
 * New credentials of the end that refuses the old ones; the page of one pipeline, which has both, if its error does not
 * tell which one. Of any other error, its line of the log. Of several pipelines, their list.
 */
function remedyOf({ cause, hrefOfPipeline, hrefOfError, hrefOfForm }: HomeCauseProps): Remedy {
  const { blamed, source, destination, errors, pipelines } = cause;
  const [first] = pipelines;
  if (isRefusal(cause)) {
    const href = blamed && hrefOfForm?.(first, blamed, 'credentials');
    if (blamed && href !== undefined)
      return {
        href,
        label: repairLabel(blamed, first, errors[0] ?? ''),
        subject: first[blamed]?.name ?? first.name,
      };
    if (pipelines.length === 1)
      return { href: hrefOfPipeline(first), label: repairPageLabel, subject: first.name };
  }
  if (pipelines.length === 1) return { href: hrefOfError(first), label: 'Open log', subject: first.name };
  const shared = blamed === 'destination' ? { destination } : source ? { source } : { destination };
  return {
    href: homeLists.errored({ sourceId: shared.source?.id, destinationId: shared.destination?.id }),
    label: 'Show pipelines',
    subject: (shared.source ?? shared.destination)?.name ?? 'the same error',
  };
}

/** Pipelines that stopped for one reason: the reason in plain words, the error as the service words it, and their names. */
export function HomeCause(props: HomeCauseProps) {
  const { cause, isFirst, hrefOfPipeline } = props;
  const { errors, blamed, pipelines } = cause;
  const last = pipelines
    .flatMap(({ lastSyncedAt }) => lastSyncedAt ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime())[0];
  const hasNames = pipelines.length > 1 || blamed !== undefined;
  const others = pipelines.length - mostNames;
  return (
    <HomeRow
      icon={FailureIcon}
      tone="critical"
      title={<Head {...props} />}
      text={
        <>
          {errors.length > 0 && (
            <span className={css.errorText}>
              <bdi translate="no">{errors[0]}</bdi>
              {errors.length > 1 && ` And ${formatQuantity(errors.length - 1, 'other message')}.`}
            </span>
          )}
          {hasNames &&
            pipelines.slice(0, mostNames).map((pipeline, index) => (
              <span key={pipeline.id}>
                {index > 0 && ', '}
                <Named pipeline={pipeline} href={hrefOfPipeline(pipeline)} />
              </span>
            ))}
          {hasNames && others > 0 && ` and ${formatCount(others)} more`}
          {last && (
            <>
              {hasNames ? ' · last sync ' : 'Last sync '}
              <RelativeTime date={last} isFocusable />
            </>
          )}
        </>
      }
      remedy={remedyOf(props)}
      isFirst={isFirst}
    />
  );
}
