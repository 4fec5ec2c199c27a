import { plainCron } from './plainCron.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const isNumber = (part: string): boolean => /^\d+$/.test(part);

/** `*` is 1, a step is its width; `undefined` for anything else. */
const stepOf = (part: string): number | undefined => {
  if (part === '*') return 1;
  const [, step] = /^\*\/(\d+)$/.exec(part) ?? [];
  return step === undefined ? undefined : Number(step);
};

const every = (step: number, unit: string): string =>
  step === 1 ? `Every ${unit}` : `Every ${step} ${unit}s`;

/**
 * Describes common cron expressions. `undefined` for the others, whose next runs are clearer than a sentence.
 * That includes steps that do not divide their hour or day, because they restart with each hour or day.
 */
export function describeCron(text: string): string | undefined {
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = plainCron(text).split(' ');
  if (month !== '*') return undefined;
  const isDaily = day === '*' && weekday === '*';

  const minuteStep = stepOf(minute);
  if (isDaily && hour === '*' && minuteStep && 60 % minuteStep === 0) return every(minuteStep, 'minute');
  if (!isNumber(minute)) return undefined;

  const hourStep = stepOf(hour);
  if (isDaily && hourStep && 24 % hourStep === 0)
    return Number(minute) === 0
      ? `${every(hourStep, 'hour')} on the hour`
      : `${every(hourStep, 'hour')}, ${Number(minute)} min past the hour`;
  if (!isNumber(hour)) return undefined;

  const twoDigits = (part: string): string => String(Number(part)).padStart(2, '0');
  const at = `at ${twoDigits(hour)}:${twoDigits(minute)} UTC`;
  if (isDaily) return `Every day ${at}`;
  if (day === '*' && weekday === '1-5') return `Monday to Friday ${at}`;
  if (day === '*' && isNumber(weekday)) return `Every ${weekdays[Number(weekday) % 7]} ${at}`;
  if (!isNumber(day) || weekday !== '*') return undefined;
  // Every month has 28 days.
  return Number(day) <= 28
    ? `Day ${Number(day)} of every month ${at}`
    : `Day ${Number(day)} ${at}, in months that have ${Number(day)} days`;
}
