import { isCardExpired, type PaymentMethod } from '../../../domain/billing/paymentMethod.ts';
import { cardExpiry, cardName } from '../../../domain/billing/cardText.ts';
import { useNow } from '../../../patterns/PresentProvider/present.ts';
import { ProblemNotice } from '../../../patterns/ProblemNotice/ProblemNotice.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { CardIcon } from '../../../primitives/Icon/icons/CardIcon.ts';
import type { BillingScreenProps } from './billingProps.ts';
import * as css from './BillingScreen.css.ts';

interface PaymentCardProps extends Pick<
  BillingScreenProps,
  'isAdmin' | 'isOffline' | 'cardEntry' | 'onAddCard'
> {
  /** The card that pays; `undefined` if the service does not tell. */
  card: PaymentMethod | null | undefined;
}

/** The card that pays, without its number. Another one is entered at the payment provider. */
export function PaymentCard({ card, isAdmin, isOffline = false, cardEntry, onAddCard }: PaymentCardProps) {
  const now = useNow();
  return (
    <Card title="Payment method">
      <div className={css.lines}>
        {card ? (
          <div className={css.card}>
            <CardIcon size={20} />
            <div>
              <p className={css.lead}>{cardName(card)}</p>
              <p className={css.expiry[isCardExpired(card, now) ? 'expired' : 'valid']}>
                {cardExpiry(card, now)}
              </p>
            </div>
          </div>
        ) : (
          <p className={css.quiet}>
            {card === null
              ? 'No card is on file.'
              : 'The service does not say which card pays. The billing portal shows it.'}
          </p>
        )}
        {isAdmin && (
          <div className={css.buttons}>
            <Button onPress={onAddCard} isPending={cardEntry.isPending} isDisabled={isOffline}>
              {card === null ? 'Add card' : 'Replace card'}
            </Button>
          </div>
        )}
        {cardEntry.problem && <ProblemNotice problem={cardEntry.problem} />}
      </div>
    </Card>
  );
}
