import { describeInstant } from '../format/time.ts';
import { redact } from '../text/redact.ts';
import type { Fact, FactWeight } from './pipelineEvidence.ts';

export interface StatusReportInput {
  /** What the report is about and its state in words, a line each. */
  readonly about: readonly string[];
  readonly facts: readonly Fact[];
  /** When the status would be good, in words. */
  readonly rule?: string | undefined;
  /** The address of the page that shows it. */
  readonly page?: string | undefined;
  readonly now: Date;
  readonly timeZone: string;
}

const marks: Readonly<Record<FactWeight, string>> = { proof: '✓', against: '!', neutral: '·', missing: '?' };

/** One line: what others wrote must not look like another fact. */
const lineOf = (text: string): string => redact(text).replaceAll(/\s+/g, ' ').trim();

/**
 * A status and the facts from which it follows as text, for people elsewhere: every time is exact, in the zone of the
 * reader and in UTC. It holds no secret.
 */
export function statusReport({ about, facts, rule, page, now, timeZone }: StatusReportInput): string {
  const valueOf = ({ weight, at, text }: Fact): string =>
    weight === 'missing'
      ? 'The service does not say'
      : [at && describeInstant(at, timeZone), text].filter((part) => part !== undefined).join(', ');
  const foot = [rule, page].filter((line) => line !== undefined);
  return [
    ...about.map(lineOf),
    `As of ${describeInstant(now, timeZone)}`,
    '',
    ...facts.map((fact) => `${marks[fact.weight]} ${fact.label}: ${lineOf(valueOf(fact))}`),
    ...(foot.length > 0 ? ['', ...foot] : []),
  ].join('\n');
}
