import { useMemo, useState } from 'react';
import { describeZone, listZones } from '../../domain/people/timeZones.ts';
import { isTimeZone } from '../../domain/format/isTimeZone.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { SearchSelect } from '../../patterns/FilterMenu/SearchSelect.tsx';
import { useNow } from '../../patterns/PresentProvider/present.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import { useField } from '../fields/useField.ts';
import * as css from './PersonFields.css.ts';

interface TimeZoneFieldProps {
  model: FormModel;
  path: string;
  /** The time zone of this browser. */
  browserZone: string;
  isReadOnly?: boolean;
}

const describe = (zone: string, now: Date): string => (isTimeZone(zone) ? describeZone(zone, now) : zone);

/** A time zone, found by its city. The browser's own comes first, and the field says if another one is selected. */
export function TimeZoneField({ model, path, browserZone, isReadOnly = false }: TimeZoneFieldProps) {
  const { field } = model.at(path);
  const { value, error } = useField(model, path, 'text');
  const now = useNow();
  // The offsets need not be newer than the list.
  const [openedAt, setOpenedAt] = useState<Date>();
  const groups = useMemo(() => {
    if (openedAt === undefined) return [];
    const options = listZones(openedAt).map(({ zone, ...words }) => ({ value: zone, ...words }));
    return [
      { label: 'This browser', options: options.filter((option) => option.value === browserZone) },
      { label: 'All time zones', options: options.filter((option) => option.value !== browserZone) },
    ];
  }, [openedAt, browserZone]);
  const choose = (zone: string | undefined) => {
    model.setValue(path, zone ?? '');
    model.blur(path);
  };
  return (
    <FieldFrame model={model} path={path}>
      <SearchSelect
        label={field.label}
        isRequired
        description="Times and dates are shown in this time zone."
        error={error}
        groups={groups}
        value={value || undefined}
        shown={value ? describe(value, now) : 'Select a time zone'}
        onChange={choose}
        onOpen={() => setOpenedAt(now)}
        isDisabled={isReadOnly}
      />
      <output className={css.note}>
        {value !== '' && value !== browserZone && (
          <>
            {`It differs from this browser, which is in ${describe(browserZone, now)}. `}
            <Button
              size="small"
              variant="ghost"
              tone="accent"
              isDisabled={isReadOnly}
              onPress={() => choose(browserZone)}
            >
              Use the browser’s
            </Button>
          </>
        )}
      </output>
    </FieldFrame>
  );
}
