/** A Brazilian number as people write it: +551140000000 is (11) 4000-0000. Any other number stays as it is. */
export function displayPhone(number: string): string {
  const [, area, start, end] = /^(?:\+?55)?(\d{2})(\d{4,5})(\d{4})$/.exec(number) ?? []
  return area ? `(${area}) ${start}-${end}` : number
}
