/*
 * By hand, in every browser alike: the first `Intl` formatter of a page keeps a phone busy for longer than all else that a
 * tap does.
 */

/** A whole number the Brazilian way, with points between its thousands: 30.396. */
export function withThousands(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** Whole reais the Brazilian way: R$ 30.396. */
export function inReais(amount: number): string {
  return `${amount < 0 ? '-' : ''}R$\u00a0${withThousands(Math.abs(amount))}`
}
