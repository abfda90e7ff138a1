/*
 * Formatted by hand, which also makes every browser agree: a page's first `Intl` formatter blocks a phone for longer than
 * everything else that a tap does.
 */

/** Formats a whole number for Brazil, with points between the thousands: 30.396. */
export function formatNumber(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** Formats whole reais: R$ 30.396. */
export function formatReais(amount: number): string {
  return `${amount < 0 ? '-' : ''}R$\u00a0${formatNumber(Math.abs(amount))}`
}
