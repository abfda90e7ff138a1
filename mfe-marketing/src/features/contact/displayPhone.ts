/** A Brazilian number as people write it: +551140000000 is (11) 4000-0000. Any other number stays as it is. */
export function displayPhone(number: string): string {
  const local = number.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '')
  return /^\d{10,11}$/.test(local) ? `(${local.slice(0, 2)}) ${local.slice(2, -4)}-${local.slice(-4)}` : number
}
