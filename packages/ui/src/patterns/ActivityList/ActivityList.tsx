import { useId, useMemo, type ReactNode } from 'react';
import type { ActivityEntry, ActivityEntryId } from '../../domain/entities/activityEntry.ts';
import type { SettingsChange } from '../../domain/forms/changes/changedSettings.ts';
import { dateFormatter } from '../../domain/format/dateFormatter.ts';
import { dayOf, formatClock, formatDayAndMonth, formatShortDay } from '../../domain/format/time.ts';
import { activityObjectLabel, activityWordsOf, personIn } from '../../domain/logs/accountActivity.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { PersonIcon } from '../../primitives/Icon/icons/PersonIcon.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import type { RootProps } from '../../primitives/rootProps.ts';
import { ChangedSettings } from '../ChangedSettings/ChangedSettings.tsx';
import { ExactTime } from '../ExactTime/ExactTime.tsx';
import { useNow, useTimeZone } from '../PresentProvider/present.ts';
import { restoreButtonId } from './restoreButton.ts';
import * as css from './ActivityList.css.ts';

export interface ActivityListProps extends RootProps<HTMLDivElement> {
  /** The entries, newest first. */
  entries: readonly ActivityEntry[];
  /** All entries are about the object of this page: neither its kind nor a link to it is shown. @default false */
  isOneObject?: boolean;
  /** The address of what an entry is about. @default its name is no link */
  hrefOf?(entry: ActivityEntry): string | undefined;
  /** The changed settings of an entry, in the words of their form. @default none */
  changeOf?(entry: ActivityEntry): SettingsChange | undefined;
  /** The form with the old values of an entry. @default nothing can be restored */
  restoreHrefOf?(entry: ActivityEntry): string | undefined;
  /** Opens that form beside the list; `undefined` for an entry whose form is a page. @default all are pages */
  restoreHere?(entry: ActivityEntry): (() => void) | undefined;
  /** The entry whose form is open beside the list. @default none is */
  openId?: ActivityEntryId | undefined;
}

/** `Today, 27 Nov`, `Wednesday, 25 Nov` or `Wednesday, 25 Nov 2025`. */
function dayLabel(at: Date, today: string, timeZone: string): string {
  const day = dayOf(at, timeZone);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const label = isThisYear ? formatDayAndMonth(at, timeZone) : formatShortDay(at, timeZone);
  const weekday = day === today ? 'Today' : dateFormatter({ weekday: 'long' }, timeZone).format(at);
  return `${weekday}, ${label}`;
}

function Sentence({ entry, href }: { entry: ActivityEntry; href: string | undefined }) {
  const words = activityWordsOf(entry);
  const { object, details, message } = entry;
  if (!words || !object) {
    return message || String(details?.['event'] ?? 'The service does not say what happened.');
  }
  const name = object.name || activityObjectLabel(object.type);
  const shown = <bdi translate="no">{name}</bdi>;
  const subject: ReactNode = (
    <b className={css.name}>
      {href === undefined ? (
        shown
      ) : (
        <Link href={href} variant="quiet">
          {shown}
        </Link>
      )}
    </b>
  );
  const person = personIn(entry);
  if (!person)
    return (
      <>
        {subject} {words.passive}
      </>
    );
  return (
    <>
      <b className={css.name}>
        <bdi translate="no">{person.name}</bdi>
      </b>{' '}
      {words.active} {subject}
      {words.end && ` ${words.end}`}
    </>
  );
}

type RowProps = Omit<ActivityListProps, 'entries' | 'id' | 'ref'> & { entry: ActivityEntry };

function Row({ entry, isOneObject = false, hrefOf, changeOf, restoreHrefOf, restoreHere, openId }: RowProps) {
  const { at, object } = entry;
  const timeZone = useTimeZone();
  const clock = formatClock(at, timeZone);
  const person = personIn(entry);
  const change = changeOf?.(entry);
  const restore = restoreHrefOf?.(entry);
  const onRestore = restoreHere?.(entry);
  const isOpen = openId === entry.id;
  const restoreName = `Restore… ${object?.name ?? ''}, ${clock}`;
  return (
    <li className={css.row[isOneObject ? 'ofOne' : 'ofAll']} data-open={isOpen || undefined}>
      <span className={css.time}>
        <ExactTime date={at} isFocusable>
          {clock}
        </ExactTime>
      </span>{' '}
      <span className={css.mark}>
        <Avatar size="small" name={person?.name ?? ''} {...(!person && { icon: PersonIcon })} />
      </span>
      <div className={css.words}>
        <p className={css.sentence}>
          <Sentence entry={entry} href={isOneObject ? undefined : hrefOf?.(entry)} />
        </p>
        {change && change.settings.length > 0 && <ChangedSettings settings={change.settings} />}
      </div>{' '}
      {object && !isOneObject && <span className={css.kind}>{activityObjectLabel(object.type)}</span>}
      {restore !== undefined && (
        <span className={css.action}>
          {onRestore ? (
            <Button
              id={restoreButtonId(entry.id)}
              size="small"
              tone={isOpen ? 'accent' : 'neutral'}
              aria-label={restoreName}
              aria-expanded={isOpen}
              onPress={onRestore}
            >
              Restore…
            </Button>
          ) : (
            <ButtonLink size="small" href={restore} aria-label={restoreName}>
              Restore…
            </ButtonLink>
          )}
        </span>
      )}
    </li>
  );
}

interface Day {
  readonly key: string;
  readonly label: string;
  readonly entries: readonly ActivityEntry[];
}

/**
 * What people did, by day: who, what, from what to what. If no entry names a person, the head says once that the service
 * does not say who. For the lines of a log use `PipelineLogsScreen`.
 */
export function ActivityList({ entries, ...props }: ActivityListProps) {
  const { isOneObject, hrefOf, changeOf, restoreHrefOf, restoreHere, openId, ...root } = props;
  const row = { isOneObject, hrefOf, changeOf, restoreHrefOf, restoreHere, openId };
  const timeZone = useTimeZone();
  const today = dayOf(useNow(), timeZone);
  const listId = useId();
  const days = useMemo(
    () =>
      [...Map.groupBy(entries, ({ at }) => dayOf(at, timeZone))].map(([key, ofDay]): Day => {
        const [first] = ofDay;
        return { key, label: first ? dayLabel(first.at, today, timeZone) : key, entries: ofDay };
      }),
    [entries, today, timeZone],
  );
  return (
    <div {...root} className={css.list}>
      {entries.length > 0 && !entries.some(personIn) && (
        <p className={css.note}>The service does not say who.</p>
      )}
      {days.map(({ key, label, entries: ofDay }) => (
        <div key={key}>
          <p className={css.day} id={`${listId}${key}`}>
            {label}
          </p>
          <ol className={css.rows} aria-labelledby={`${listId}${key}`}>
            {ofDay.map((entry) => (
              <Row key={entry.id} entry={entry} {...row} />
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
