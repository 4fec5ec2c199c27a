import type { ReactNode } from 'react';
import { connectorPaths } from '../../../domain/routes/connectorPaths.ts';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { SuccessIcon } from '../../../primitives/Icon/icons/SuccessIcon.ts';
import { paths } from '../../../domain/routes/paths.ts';
import { WarningIcon } from '../../../primitives/Icon/icons/WarningIcon.ts';
import { HomeRow, HomeRowsSkeleton } from './HomeRows.tsx';
import type { HomeScreenProps } from './homeProps.ts';
import * as css from './HomeScreen.css.ts';

type HomeFirstStepsProps = Pick<HomeScreenProps, 'connectors' | 'billing' | 'onCreate' | 'onRetry'>;

/** What a new account does first: three steps, each with its state and its way. */
export function HomeFirstSteps({ connectors, billing, onCreate, onRetry }: HomeFirstStepsProps) {
  return (
    <Card title="Three steps to your first sync" isFlush>
      {billing && (
        <ul className={css.rows}>
          <HomeRow
            icon={WarningIcon}
            tone="caution"
            title={billing.title}
            text={billing.text}
            action={
              <ButtonLink size="small" href={paths.billing()}>
                Open billing
              </ButtonLink>
            }
          />
        </ul>
      )}
      <RemoteView
        remote={connectors}
        skeleton={<HomeRowsSkeleton label="Loading first steps" />}
        onRetry={() => onRetry('connectors')}
      >
        {({ sources, destinations }) => (
          <ol className={css.rows}>
            <Step
              number={1}
              isDone={sources > 0}
              title="Connect a source"
              text="A database, an application or files from which Millrace reads."
              action={
                <ButtonLink size="small" href={connectorPaths.source.select()}>
                  {sources > 0 ? 'Add another source' : 'Connect a source'}
                </ButtonLink>
              }
            />
            <Step
              number={2}
              isDone={destinations > 0}
              title="Connect a destination"
              text="The warehouse or the storage that receives the records."
              action={
                <ButtonLink size="small" href={connectorPaths.destination.select()}>
                  {destinations > 0 ? 'Add another destination' : 'Connect a destination'}
                </ButtonLink>
              }
            />
            <Step
              number={3}
              isDone={false}
              title="Create a pipeline"
              text="Choose the tables and how often they sync. The setup also offers the first two steps."
              action={
                <Button size="small" onPress={onCreate}>
                  Start the setup
                </Button>
              }
            />
          </ol>
        )}
      </RemoteView>
    </Card>
  );
}

interface StepProps {
  number: number;
  isDone: boolean;
  title: string;
  text: string;
  action: ReactNode;
}

function Step({ number, isDone, title, text, action }: StepProps) {
  return (
    <li className={css.row}>
      {isDone ? (
        <span className={css.mark.positive}>
          <SuccessIcon size={20} />
        </span>
      ) : (
        <span className={css.number} aria-hidden>
          {number}
        </span>
      )}
      <div className={css.words}>
        <h3 className={css.rowTitle}>{isDone ? `${title}: done` : title}</h3>
        <p className={css.rowText}>{text}</p>
      </div>
      <div className={css.action}>{action}</div>
    </li>
  );
}
