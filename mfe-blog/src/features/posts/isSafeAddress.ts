/** Whether a link in an article may lead there: the site itself, the web, a telephone or a mailbox. */
export function isSafeAddress(href: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(href)
}
