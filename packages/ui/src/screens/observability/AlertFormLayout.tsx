import type { ReactNode } from 'react';
import type { ObservabilityQuota } from '../../domain/entities/client.ts';
import { paths } from '../../domain/routes/paths.ts';
import { QuotaCard } from '../../patterns/QuotaCard/QuotaCard.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import * as css from './AlertFormLayout.css.ts';

interface AlertFormLayoutProps {
  /** Left out while the form loads: its link would be another one then. */
  quota?: ObservabilityQuota | undefined;
  /** The sheet with the form. */
  children: ReactNode;
}

/** The form of an alert, with what an alert does and uses beside it. */
export function AlertFormLayout({ quota, children }: AlertFormLayoutProps) {
  return (
    <div className={css.room}>
      <div className={css.layout}>
        {children}
        <div className={css.help}>
          <Card title="How alerts work">
            <ul className={css.facts}>
              <li>Each run reads all metrics of the alert and uses one alert run.</li>
              <li>
                The alert fires once, and emails its recipients once, until its metrics are back in range.
              </li>
              <li>What fired stays open until someone acknowledges or resolves it.</li>
            </ul>
          </Card>
          {quota && <QuotaCard quota={quota} billingHref={paths.billing()} />}
        </div>
      </div>
    </div>
  );
}
