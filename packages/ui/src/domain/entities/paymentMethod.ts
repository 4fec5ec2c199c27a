/** A card as a payment provider shows it: never its number. */
export interface PaymentMethod {
  /** The provider's, such as `pm_1`. */
  readonly id: string;
  /** As the provider writes it, such as `visa`. */
  readonly brand: string;
  readonly lastFour: string;
  /** 1 to 12. */
  readonly expiryMonth: number;
  /** In four digits. */
  readonly expiryYear: number;
}

/** A card is good until its month is over; whose month that is, the card does not say, so it is UTC's. */
export const isCardExpired = (
  { expiryMonth, expiryYear }: Pick<PaymentMethod, 'expiryMonth' | 'expiryYear'>,
  now: Date,
): boolean => now.getTime() >= Date.UTC(expiryYear, expiryMonth);
