import type { ReactNode } from 'react';
import { connectorPaths } from '../../../domain/routes/connectorPaths.ts';
import { paths } from '../../../domain/routes/paths.ts';
import { mapRemote } from '../../../domain/outcome/remote.ts';
import { LoadingBlock } from '../../../patterns/LoadingBlock/LoadingBlock.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { SentenceToCome } from '../../../patterns/StateSentence/SentenceToCome.tsx';
import { StateSentence } from '../../../patterns/StateSentence/StateSentence.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { CheckIcon } from '../../../primitives/Icon/icons/CheckIcon.ts';
import { WarningIcon } from '../../../primitives/Icon/icons/WarningIcon.ts';
import { HomeChannel } from './HomeChannel.tsx';
import { HomeRow } from './HomeRows.tsx';
import type { FirstConnectors, HomeScreenProps } from './homeProps.ts';
import * as css from './HomeFirstSteps.css.ts';
import * as homeCss from './HomeScreen.css.ts';

type HomeFirstStepsProps = Pick<HomeScreenProps, 'connectors' | 'billing' | 'onCreate' | 'onRetry'>;

const sentences = {
  1: 'Connect the source that your data comes from.',
  2: 'Your source is connected. Choose where its data goes.',
  3: 'Your source and your destination are connected. Choose the tables to sync.',
} as const;

/** The step of a new account: each needs the one before. */
function stepOf({ sources, destinations }: FirstConnectors): 1 | 2 | 3 {
  if (sources === 0) return 1;
  return destinations === 0 ? 2 : 3;
}

/** What a new account does first: three steps, of which one has the button, and a channel that fills. */
export function HomeFirstSteps({ connectors, billing, onCreate, onRetry }: HomeFirstStepsProps) {
  const now = mapRemote(connectors, stepOf);
  return (
    <div className={homeCss.screen}>
      <div className={homeCss.head}>
        <PageHeader title="Home" />
        {now.state === 'ready' ? (
          <StateSentence tone="info" lead={`Step ${now.value} of 3.`}>
            {sentences[now.value]}
          </StateSentence>
        ) : (
          now.state === 'loading' && !now.isOffline && <SentenceToCome />
        )}
      </div>
      {billing && (
        <Card isFlush>
          <ul className={homeCss.rows}>
            <HomeRow
              icon={WarningIcon}
              tone="caution"
              title={billing.title}
              text={billing.text}
              remedy={{ href: paths.billing(), label: 'Open billing', subject: billing.title }}
            />
          </ul>
        </Card>
      )}
      <Card title="Set up your first sync">
        <RemoteView
          remote={connectors}
          subject="Sources and destinations"
          skeleton={<LoadingBlock label="Loading first steps" height={236} />}
          onRetry={() => onRetry('connectors')}
        >
          {(value) => <Steps connectors={value} onCreate={onCreate} />}
        </RemoteView>
      </Card>
    </div>
  );
}

interface StepsProps {
  connectors: FirstConnectors;
  onCreate(): void;
}

function Steps({ connectors, onCreate }: StepsProps) {
  const { sources, destinations, source, destination } = connectors;
  const now = stepOf(connectors);
  const share = now === 1 ? 0 : now === 2 ? 0.34 : 0.7;
  return (
    <div className={css.card}>
      <HomeChannel source={source?.type} destination={destination?.type} share={share} />
      <ol className={css.steps}>
        <Step
          number={1}
          isDone={sources > 0}
          isNow={now === 1}
          label="Source"
          title={sources > 0 ? (source?.name ?? 'Source connected') : 'Where is the data?'}
          isName={sources > 0 && source !== undefined}
          text={sources > 0 ? 'Connected.' : 'A database, an application or files from which Millrace reads.'}
          action={
            <ButtonLink tone="accent" variant="solid" href={connectorPaths.source.select()}>
              Connect a source
            </ButtonLink>
          }
        />
        <Step
          number={2}
          isDone={destinations > 0}
          isNow={now === 2}
          label="Destination"
          title={
            destinations > 0 ? (destination?.name ?? 'Destination connected') : 'Where should the data go?'
          }
          isName={destinations > 0 && destination !== undefined}
          text={destinations > 0 ? 'Connected.' : 'The warehouse or the storage that receives the records.'}
          action={
            <ButtonLink tone="accent" variant="solid" href={connectorPaths.destination.select()}>
              Connect a destination
            </ButtonLink>
          }
        />
        <Step
          number={3}
          isDone={false}
          isNow={now === 3}
          label="Tables"
          title="Choose tables and start"
          text="Choose the tables and how often they sync."
          action={
            <Button tone="accent" variant="solid" onPress={onCreate}>
              Create pipeline
            </Button>
          }
        />
      </ol>
    </div>
  );
}

interface StepProps {
  number: number;
  isDone: boolean;
  /** Only the step that is next has its button. */
  isNow: boolean;
  label: string;
  title: string;
  /** Whether the title is the name of something. @default false */
  isName?: boolean;
  text: string;
  action: ReactNode;
}

function Step({ number, isDone, isNow, label, title, isName = false, text, action }: StepProps) {
  return (
    <li className={css.step} {...(isNow && { 'aria-current': 'step' as const })}>
      <span className={css.number[isDone ? 'done' : isNow ? 'now' : 'later']} aria-hidden>
        {isDone ? <CheckIcon /> : number}
      </span>
      <div className={css.words}>
        <p className={css.label}>{isDone ? `${label}: done` : label}</p>
        <h3 className={css.title}>
          <bdi translate={isName ? 'no' : undefined}>{title}</bdi>
        </h3>
        <p className={css.text}>{text}</p>
        {isNow && <div className={css.action}>{action}</div>}
      </div>
    </li>
  );
}
