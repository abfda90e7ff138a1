/** The path of an address of this site, without its query. */
export function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? address
}
