import { useRef } from 'react';
import type { PipelineDetail, PipelineEnd } from '../../../domain/entities/pipeline.ts';
import { regionOf } from '../../../domain/entities/region.ts';
import { formatDay } from '../../../domain/format/time.ts';
import { CopyButton } from '../../../patterns/CopyButton/CopyButton.tsx';
import { ExactTime } from '../../../patterns/ExactTime/ExactTime.tsx';
import { useTimeZone } from '../../../patterns/PresentProvider/present.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Code } from '../../../primitives/Code/Code.tsx';
import { DescriptionList, type Description } from '../../../primitives/DescriptionList/DescriptionList.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import * as css from './PipelineGeneralScreen.css.ts';

interface PipelineFactsProps {
  pipeline: PipelineDetail;
  /** Address of the source; without one, its name is plain text. */
  sourceHref: string | undefined;
  destinationHref: string | undefined;
}

/** An id beside a button that copies it. */
function Id({ id, subject }: { id: number; subject: string }) {
  const source = useRef<HTMLSpanElement>(null);
  return (
    <span className={css.id}>
      <span ref={source}>
        <Code>{String(id)}</Code>
      </span>
      <CopyButton text={String(id)} source={source} subject={subject} variant="ghost" />
    </span>
  );
}

interface EndProps {
  noun: 'Source' | 'Destination';
  end: PipelineEnd<number> | null | undefined;
  /** Its id, for a service that leaves out the rest. */
  id: number | null | undefined;
  href: string | undefined;
}

function describeEnd({ noun, end, id, href }: EndProps): readonly Description[] {
  const known = end?.id ?? id;
  if (known === null || known === undefined) return [];
  const name = end?.name ?? `${noun} ${known}`;
  return [
    {
      label: noun,
      value:
        href === undefined ? (
          <bdi translate="no">{name}</bdi>
        ) : (
          <Link href={href} translate="no">
            {name}
          </Link>
        ),
    },
    { label: `${noun} ID`, value: <Id id={known} subject={`${noun.toLowerCase()} ID`} /> },
  ];
}

const Region = ({ region }: { region: string | null | undefined }) => (
  <>
    {region ? (
      <span className={css.id}>
        <span>{regionOf(region)?.label ?? region}</span>
        {regionOf(region) && <Code>{region}</Code>}
      </span>
    ) : (
      'The region of your account'
    )}
    <span className={css.aside}>Can’t be changed after creation.</span>
  </>
);

/** What cannot be changed about a pipeline: region, ids and connectors. */
export function PipelineFacts({ pipeline, sourceHref, destinationHref }: PipelineFactsProps) {
  const timeZone = useTimeZone();
  const { id, region, createdAt, source, sourceId, destination, destinationId } = pipeline;
  const created: Description[] = createdAt
    ? [
        {
          label: 'Created',
          value: (
            <ExactTime date={createdAt} isFocusable>
              {formatDay(createdAt, timeZone)}
            </ExactTime>
          ),
        },
      ]
    : [];
  return (
    <Card title="Details">
      <DescriptionList
        isRuled
        items={[
          { label: 'ID', value: <Id id={id} subject="pipeline ID" /> },
          { label: 'Region', value: <Region region={region} /> },
          ...describeEnd({ noun: 'Source', end: source, id: sourceId, href: sourceHref }),
          ...describeEnd({ noun: 'Destination', end: destination, id: destinationId, href: destinationHref }),
          ...created,
        ]}
      />
    </Card>
  );
}
