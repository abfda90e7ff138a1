const PROMO_EVERY = 3

/** Whether the promo banner follows the article at this position (from 0): it comes after every third. */
export function hasPromoAfter(position: number): boolean {
  return (position + 1) % PROMO_EVERY === 0
}
