import { useMemo } from 'react';
import { activityObjects, type ActivityEntry } from '../../../domain/entities/activityEntry.ts';
import {
  activityObjectLabel,
  changeKindLabel,
  changeKinds,
  personIn,
} from '../../../domain/logs/accountActivity.ts';
import {
  activityListView,
  activityRanges,
  type ActivityListView,
  type ActivityRange,
} from '../../../domain/views/activityList.ts';
import { FilterMenu } from '../../../patterns/FilterMenu/FilterMenu.tsx';
import { ValueFilter } from '../../../patterns/FilterMenu/ValueFilter.tsx';

/** A person of the account. */
export interface ActivityPerson {
  readonly id: number;
  readonly name: string;
}

const rangeLabels: Readonly<Record<ActivityRange, string>> = {
  day: 'Last 24 hours',
  week: 'Last 7 days',
  month: 'Last 30 days',
};
const rangeLabel = (range: ActivityRange): string => rangeLabels[range];

interface ActivityFiltersProps {
  view: ActivityListView;
  onViewChange(view: ActivityListView): void;
  /** The loaded entries: without a person in them, no filter by person works. */
  entries: readonly ActivityEntry[];
  people: readonly ActivityPerson[];
}

/** The people that can be chosen: those of the account, and those of the entries who have left it. */
function peopleOf(
  entries: readonly ActivityEntry[],
  people: readonly ActivityPerson[],
): readonly ActivityPerson[] {
  const named = entries.flatMap((entry): ActivityPerson[] => {
    const { id, name = '' } = personIn(entry) ?? {};
    return id === undefined ? [] : [{ id, name }];
  });
  return [...new Map([...named, ...people].map((person) => [person.id, person])).values()];
}

/** What narrows the activity: the kind of change, the object, the time and the person. */
export function ActivityFilters({ view, onViewChange, entries, people }: ActivityFiltersProps) {
  const change = (part: Partial<ActivityListView>) => onViewChange(activityListView.change(view, part));
  const { personId } = view;
  const hasPeople = personId !== undefined || entries.some((entry) => personIn(entry)?.id !== undefined);
  const groups = useMemo(
    () => [
      { options: peopleOf(entries, people).map(({ id, name }) => ({ value: String(id), label: name })) },
    ],
    [entries, people],
  );
  return (
    <>
      <ValueFilter
        label="Kind"
        allLabel="All kinds"
        values={changeKinds}
        labelOf={changeKindLabel}
        chosen={view.kinds}
        onChange={(kinds) => change({ kinds })}
      />
      <ValueFilter
        label="Object"
        allLabel="All objects"
        values={activityObjects}
        labelOf={activityObjectLabel}
        chosen={view.objects}
        onChange={(objects) => change({ objects, objectId: undefined })}
      />
      <ValueFilter
        label="Time"
        allLabel="Any time"
        values={activityRanges}
        labelOf={rangeLabel}
        chosen={view.ranges}
        onChange={(ranges) => change({ ranges })}
      />
      {hasPeople && (
        <FilterMenu
          label="Person"
          allLabel="Everyone"
          groups={groups}
          value={personId?.toString()}
          valueLabel="Someone who is not in the list"
          onChange={(value) => change({ personId: value === undefined ? undefined : Number(value) })}
        />
      )}
    </>
  );
}
