import { readPreviewLink } from '@site/release-protocol/signing/previewLink'
import { renderUnicodeCompact } from 'uqr'

/** Prints a preview link, also as a QR code for a phone. */
export function printPreview(link: string): void {
  const { remote, release, expiry } = readPreviewLink(link)
  const until = expiry.slice(0, 16).replace('T', ' ')
  console.log(
    `\n${remote} ${release} is not live. Who has this link sees the site with it, until ${until} UTC:\n\n${link}\n`,
  )
  console.log(renderUnicodeCompact(link, { ecc: 'L' }))
  console.log(`\n"npm run promote -- LINK" makes it live.`)
}

/** Asks the site for what a link shows. @returns the reason if it shows nothing, otherwise undefined. */
export async function problemOfPreview(link: string, path = '/'): Promise<string | undefined> {
  const opened = await fetch(link, { redirect: 'manual' })
  if (opened.status !== 303) return (await opened.text()).trim()
  const cookie = opened.headers
    .getSetCookie()
    .map((header) => header.split(';', 1)[0])
    .join('; ')
  const page = await fetch(new URL(path, link), { headers: { cookie } })
  return page.status === 409 ? (await page.text()).trim() : undefined
}
