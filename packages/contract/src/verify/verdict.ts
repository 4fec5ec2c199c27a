import type { OpenApiFile } from '../schema/openApiFile.ts';
import type { CallReport, Finding, ScreenReport } from './report.ts';

const explain = ({ call, state, why }: CallReport): string =>
  state === 'differs' ? `${call} differs` : `${call} is not reachable${why === undefined ? '' : ` (${why})`}`;

/** Findings of a call that its screens do not survive. */
const isFatal = ({ severity, check }: Finding): boolean =>
  severity === 'breaks' && !['open', 'not-refused', 'page-fails'].includes(check);

/** Which screens work, work without something, or break. */
export function judgeScreens(
  { 'x-screens': screens }: OpenApiFile,
  calls: readonly CallReport[],
  findings: readonly Finding[],
): readonly ScreenReport[] {
  const reports = new Map(calls.map((each) => [each.call, each]));
  const fatal = new Set(findings.filter(isFatal).map(({ call }) => call));
  const isBroken = (name: string): boolean => {
    const state = reports.get(name)?.state;
    return state === 'unreachable' || state === 'differs' || fatal.has(name);
  };
  const explained = (name: string): string => {
    const report = reports.get(name);
    if (!report) return name;
    const found = findings.find((each) => each.call === name && isFatal(each));
    return report.state === 'fits' && found ? `${name}: ${found.says}` : explain(report);
  };
  return screens.map(({ name, needs, parts, does }): ScreenReport => {
    const broken = needs.filter(isBroken).map(explained);
    if (broken.length > 0) return { screen: name, state: 'breaks', because: broken };
    const read = [...needs, ...parts];
    const missing = [...parts, ...does].filter(isBroken).map(explained);
    const refused = read
      .filter((call) => reports.get(call)?.state === 'refused')
      .map((call) => `${call} is refused (${reports.get(call)?.why ?? ''})`);
    const worse = findings
      .filter(({ severity, call }) => severity === 'degrades' && call !== undefined && read.includes(call))
      .map(({ call, says }) => `${call}: ${says}`);
    const fields = read.flatMap((call) => (reports.get(call)?.without ?? []).map(({ shownIn }) => shownIn));
    const because = [...new Set([...missing, ...refused, ...worse, ...fields])];
    const unseen = needs.filter((call) => reports.get(call)?.state === 'unchecked');
    if (unseen.length > 0)
      return { screen: name, state: 'unchecked', because: unseen.map((call) => `${call} was not checked`) };
    if (because.length > 0) return { screen: name, state: 'works without', because };
    // Nothing is known of a screen that only acts.
    if (needs.length === 0 && does.length > 0) return { screen: name, state: 'unchecked', because: [] };
    return { screen: name, state: 'works', because: [] };
  });
}
