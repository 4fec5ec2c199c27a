/** A card as the payment provider describes it, without its number. */
export interface PaymentMethod {
  /** The provider's id, such as `pm_1`. */
  readonly id: string;
  /** The provider's name of the brand, such as `visa`. */
  readonly brand: string;
  readonly lastFour: string;
  /** 1 to 12. */
  readonly expiryMonth: number;
  /** Four digits. */
  readonly expiryYear: number;
}

/**
 * Whether the card has expired. A card is valid until the end of its month, in UTC, because cards have no
 * time zone.
 */
export const isCardExpired = (
  { expiryMonth, expiryYear }: Pick<PaymentMethod, 'expiryMonth' | 'expiryYear'>,
  now: Date,
): boolean => now.getTime() >= Date.UTC(expiryYear, expiryMonth);
