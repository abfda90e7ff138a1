/** The origin of the site that `SITE` names. @throws Error if it is no address. */
export function siteOrigin(site: string): string {
  if (URL.canParse(site) && /^https?:$/.test(new URL(site).protocol)) return new URL(site).origin
  throw new Error(`SITE is ${site}, but it must be the site's address, such as https://www.exemplo.com.br.`)
}
