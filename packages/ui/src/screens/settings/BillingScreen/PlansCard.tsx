import { useState } from 'react';
import { onFirstUse } from '../../../domain/format/onFirstUse.ts';
import type { Product } from '../../../domain/entities/product.ts';
import {
  currenciesOf,
  describeAlertRuns,
  describePrice,
  planName,
  preferredCurrency,
} from '../../../domain/billing/plans.ts';
import { LoadingBlock } from '../../../patterns/LoadingBlock/LoadingBlock.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { CheckIcon } from '../../../primitives/Icon/icons/CheckIcon.ts';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import type { BillingScreenProps } from './billingProps.ts';
import * as css from './BillingScreen.css.ts';

interface PlansCardProps extends Pick<
  BillingScreenProps,
  'client' | 'isAdmin' | 'isOffline' | 'products' | 'onChoose' | 'onRetry'
> {
  /** The plan of the subscription that is in force. */
  current: Product | undefined;
  /** Why no plan can be chosen; `undefined` if one can. */
  whyNot: string | undefined;
}

const names = onFirstUse(() => new Intl.DisplayNames('en', { type: 'currency', fallback: 'code' }));
const currencyLabel = (code: string): string => {
  // Anything but three letters has no name, and asking for it throws.
  const name = /^[A-Z]{3}$/.test(code) ? names().of(code) : code;
  return name === undefined || name === code ? code : `${code} · ${name}`;
};

const periods = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly' },
] as const;
type Period = (typeof periods)[number]['value'];

/** The period whose plans are shown; `undefined` if there is nothing to choose from. */
function periodOf(
  plans: readonly Product[],
  current: Product | undefined,
  chosen: Period | undefined,
): Period | undefined {
  const has = (period: Period) => plans.some(({ interval }) => interval === period);
  if (!has('month') || !has('year')) return undefined;
  return chosen ?? (current?.interval === 'year' ? 'year' : 'month');
}

function Plan({
  product,
  freeRuns,
  isCurrent,
  isAdmin,
  isDisabled,
  onChoose,
}: {
  readonly product: Product;
  /** The alert runs per month that every plan has. */
  readonly freeRuns: number | null;
  readonly isCurrent: boolean;
  readonly isAdmin: boolean;
  readonly isDisabled: boolean;
  onChoose(product: Product): void;
}) {
  const { description } = product;
  const name = planName(product);
  return (
    <li className={css.plan} data-current={isCurrent || undefined}>
      <div className={css.planWords}>
        <p className={css.lead}>
          <bdi translate="no">{name}</bdi>
        </p>
        {description && <p className={css.planText}>{description}</p>}
      </div>
      <p className={css.planPrice}>
        {describePrice(product) ?? (product.isPriceOnRequest ? 'Price on request' : '—')}
      </p>
      <p className={css.planRuns}>{describeAlertRuns(product, freeRuns)}</p>
      <div className={css.planAction}>
        {isCurrent ? (
          <Badge tone="positive" icon={CheckIcon}>
            Current
          </Badge>
        ) : (
          isAdmin && (
            <Button
              size="small"
              aria-label={`Choose ${name}`}
              isDisabled={isDisabled}
              onPress={() => onChoose(product)}
            >
              Choose
            </Button>
          )
        )}
      </div>
    </li>
  );
}

/** The plans in one currency, and the one that is in force. */
export function PlansCard({
  client,
  products,
  current,
  whyNot,
  isAdmin,
  isOffline = false,
  onChoose,
  onRetry,
}: PlansCardProps) {
  const [chosen, setChosen] = useState<string>();
  const [chosenPeriod, setChosenPeriod] = useState<Period>();
  const all = products.state === 'ready' ? products.value : [];
  const currencies = currenciesOf(all);
  const currency = chosen ?? preferredCurrency(all, current);
  return (
    <Card title="Plans" isFlush>
      <RemoteView
        remote={products}
        subject="The plans"
        onRetry={() => onRetry('products')}
        skeleton={<LoadingBlock label="Loading plans" rows={3} height={40} isInset />}
      >
        {(plans) => {
          // A plan without a currency is not hidden by the choice of one.
          const inCurrency = plans.filter((plan) => !plan.currency || plan.currency === currency);
          const period = periodOf(inCurrency, current, chosenPeriod);
          const shown = inCurrency.filter(
            ({ interval }) => period === undefined || !interval || interval === period,
          );
          if (shown.length === 0) return <p className={css.quietRow}>There are no plans at the moment.</p>;
          return (
            <>
              {(currencies.length > 1 || period) && (
                <div className={css.choices}>
                  {period && (
                    <SegmentedControl
                      label="Billing period"
                      segments={periods}
                      value={period}
                      onChange={(value) => setChosenPeriod(value)}
                    />
                  )}
                  {currencies.length > 1 && (
                    <div className={css.currency}>
                      <Select
                        label="Currency"
                        isLabelHidden
                        size="toolbar"
                        options={currencies.map((value) => ({ value, label: currencyLabel(value) }))}
                        value={currency ?? null}
                        onChange={setChosen}
                      />
                    </div>
                  )}
                </div>
              )}
              {isAdmin && whyNot && <p className={css.whyNot}>{whyNot}</p>}
              <div className={css.plansFrame}>
                <ul className={css.plans}>
                  {shown.map((product) => (
                    <Plan
                      key={product.id}
                      product={product}
                      freeRuns={client.freeObservabilityQuota}
                      isCurrent={product.id === current?.id}
                      isAdmin={isAdmin}
                      isDisabled={isOffline || whyNot !== undefined}
                      onChoose={onChoose}
                    />
                  ))}
                </ul>
              </div>
            </>
          );
        }}
      </RemoteView>
    </Card>
  );
}
