import { useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { Fact, FactWeight } from '../../domain/evidence/pipelineEvidence.ts';
import { statusReport } from '../../domain/evidence/statusReport.ts';
import { usePrinting } from './usePrinting.ts';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';
import { CircleIcon } from '../../primitives/Icon/icons/CircleIcon.ts';
import { InfoIcon } from '../../primitives/Icon/icons/InfoIcon.ts';
import { SuccessIcon } from '../../primitives/Icon/icons/SuccessIcon.ts';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import type { RootProps } from '../../primitives/rootProps.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import { ComingTime } from '../RelativeTime/ComingTime.tsx';
import { useNow, useTimeZone } from '../PresentProvider/present.ts';
import * as css from './WhyStatus.css.ts';

export type { Fact, FactWeight } from '../../domain/evidence/pipelineEvidence.ts';

export interface WhyStatusProps extends RootProps<HTMLButtonElement> {
  /** The facts from which the status follows, the most telling first: `pipelineEvidence`. */
  facts: readonly Fact[];
  /** When the status would be good, in words. Left out: only the facts are shown. */
  rule?: string;
  /**
   * What the facts are about and its state in words, a line each. With it, people can copy all of it as text, with exact
   * times and without secrets.
   */
  about?: readonly string[];
}

const icons: Readonly<Record<FactWeight, IconComponent>> = {
  proof: SuccessIcon,
  against: WarningIcon,
  neutral: CircleIcon,
  missing: InfoIcon,
};
const meanings: Readonly<Record<FactWeight, string | undefined>> = {
  proof: 'Speaks for it:',
  against: 'Speaks against it:',
  neutral: undefined,
  missing: undefined,
};

function Value({ fact: { weight, at, text } }: { readonly fact: Fact }) {
  const now = useNow();
  const Icon = icons[weight];
  const meaning = meanings[weight];
  return (
    <span className={css.fact}>
      <span className={css.mark[weight]}>
        <Icon />
      </span>
      <span className={css.words}>
        {meaning !== undefined && <VisuallyHidden>{`${meaning} `}</VisuallyHidden>}
        {at && (at > now ? <ComingTime date={at} isFocusable /> : <RelativeTime date={at} isFocusable />)}
        {at && text !== undefined && ', '}
        {text !== undefined && <bdi>{text}</bdi>}
        {weight === 'missing' && <span className={css.note}>The service does not say</span>}
      </span>
    </span>
  );
}

/** The facts as text. The address of the page has no query. */
function useReport({ facts, rule, about = [] }: Pick<WhyStatusProps, 'facts' | 'rule' | 'about'>): string {
  const page = new URL(location.pathname, location.href).href;
  return statusReport({ about, facts, rule, page, now: useNow(), timeZone: useTimeZone() });
}

/** On paper nothing can be opened, so all of it is there, as in “Copy as text”. */
function Printed(props: Pick<WhyStatusProps, 'facts' | 'rule' | 'about'>) {
  return <bdi className={css.printed}>{useReport(props)}</bdi>;
}

/** A component of its own, so that the clock renders nothing else again. */
function Facts({ facts, rule, about }: Pick<WhyStatusProps, 'facts' | 'rule' | 'about'>) {
  const report = useReport({ facts, rule, about });
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={list} className={css.facts}>
        <DescriptionList items={facts.map((fact) => ({ label: fact.label, value: <Value fact={fact} /> }))} />
      </div>
      {rule !== undefined && <p className={css.rule}>{rule}</p>}
      {about && (
        <div>
          <CopyButton text={report} source={list} label="Copy as text" />
        </div>
      )}
    </>
  );
}

/** A link after a status that opens the facts from which it follows, each with its time. For the status itself use `StateSentence`. */
export function WhyStatus({ facts, rule, about, ...root }: WhyStatusProps) {
  const isPrinting = usePrinting();
  return (
    <>
      <Popover
        label="Why this status"
        trigger={
          <AriaButton {...root} className={css.trigger}>
            Why this status
          </AriaButton>
        }
      >
        <Facts facts={facts} rule={rule} about={about} />
      </Popover>
      {isPrinting && about && <Printed facts={facts} rule={rule} about={about} />}
    </>
  );
}
