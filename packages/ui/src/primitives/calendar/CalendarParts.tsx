import { use, type ComponentProps, type ReactNode, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { CalendarIcon } from '../Icon/icons/CalendarIcon.ts';
import { ChevronLeftIcon } from '../Icon/icons/ChevronLeftIcon.ts';
import { ChevronRightIcon } from '../Icon/icons/ChevronRightIcon.ts';
import * as fieldCss from '../field/Field.css.ts';
import { styleDiv, styleSpan } from '../field/hiddenControls.tsx';
import { floating } from '../../internal/overlay.css.ts';
import * as css from './Calendar.css.ts';

type Segment = Parameters<ComponentProps<typeof DateInput>['children']>[0];

interface DayInputProps {
  /** Which day of a range it is. */
  slot?: 'start' | 'end';
  /** Ref to the first part, which takes the focus of the field. */
  ref?: Ref<HTMLElement> | undefined;
}

function DayPart({ segment, first }: { segment: Segment; first: DayInputProps['ref'] }) {
  const state = use(DateFieldStateContext);
  const isFirst = state?.segments.find(({ isEditable }) => isEditable) === segment;
  return (
    <DateSegment
      ref={isFirst ? first : undefined}
      segment={segment}
      className={css.segment}
      render={styleSpan}
    />
  );
}

/** A typed day, part by part. */
export const DayInput = ({ slot, ref }: DayInputProps) => (
  <DateInput slot={slot} className={css.day} render={styleDiv}>
    {(segment) => <DayPart segment={segment} first={ref} />}
  </DateInput>
);

interface CalendarFieldProps {
  /** The typed days. */
  days: ReactNode;
  /** The calendar that the button opens. */
  children: ReactNode;
}

/** The box with the typed days and the calendar button. */
export const CalendarBox = ({ days }: Pick<CalendarFieldProps, 'days'>) => (
  <Group className={`${fieldCss.box} ${css.box}`}>
    <div className={css.days}>{days}</div>
    <Button className={fieldCss.inset}>
      <CalendarIcon />
    </Button>
  </Group>
);

/** The box with the typed days, its calendar button, and the calendar. */
export const CalendarField = ({ days, children }: CalendarFieldProps) => (
  <>
    <CalendarBox days={days} />
    <Popover className={floating} placement="bottom start" offset={4}>
      <Dialog className={css.sheet}>{children}</Dialog>
    </Popover>
  </>
);

/** A month, and the buttons to the one before and after it. */
export const MonthGrid = ({ isRange = false }: { isRange?: boolean }) => (
  <>
    <div className={css.head}>
      <Button slot="previous" className={css.step}>
        <ChevronLeftIcon />
      </Button>
      <Heading className={css.month} />
      <Button slot="next" className={css.step}>
        <ChevronRightIcon />
      </Button>
    </div>
    <CalendarGrid weekdayStyle="short" className={css.grid}>
      <CalendarGridHeader>
        {(name) => <CalendarHeaderCell className={css.weekday}>{name}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => <CalendarCell date={date} className={isRange ? css.rangeCell : css.cell} />}
      </CalendarGridBody>
    </CalendarGrid>
  </>
);
