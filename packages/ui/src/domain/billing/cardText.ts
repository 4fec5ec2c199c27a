import { isCardExpired, type PaymentMethod } from './paymentMethod.ts';

/** Names of brands as people write them. Another name is shown with a capital letter. */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
};

/** `Visa ending in 4242`. */
export const cardName = ({ brand, lastFour }: Pick<PaymentMethod, 'brand' | 'lastFour'>): string => {
  const name = brands[brand.toLowerCase()] ?? `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`;
  return `${brand === '' || brand === 'unknown' ? 'Card' : name} ending in ${lastFour}`;
};

/** `Expires 11/2027`; after that month `Expired 11/2027`. */
export const cardExpiry = (card: Pick<PaymentMethod, 'expiryMonth' | 'expiryYear'>, now: Date): string =>
  `${isCardExpired(card, now) ? 'Expired' : 'Expires'} ${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`;
