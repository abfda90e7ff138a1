import { hoursInSentence } from '@site/contracts/openingHours'
import type { SiteFacts } from '@site/contracts/SiteFacts'

export type ListedPage = { path: string; title: string; description: string }

/** `/llms.txt`: who the agency is, and what is where, for AI assistants. */
export function llmsText(site: SiteFacts, pages: readonly ListedPage[]): string {
  const summary = summaryOf(pages)
  const { address } = site
  const lines = pages.map(
    ({ path, title, description }) =>
      `- [${inLine(title)}](${new URL(path, site.siteUrl).href}): ${inLine(description)}`,
  )
  return `# ${site.brand}
${summary && `\n> ${inLine(summary)}\n`}
## Páginas

${lines.join('\n')}

## Contato

- WhatsApp: https://wa.me/${site.whatsAppNumber}
- Telefone: ${site.phone}
- E-mail: ${site.email}
- Endereço: ${address.street}, ${address.district}, ${address.city}/${address.state}, CEP ${address.postalCode}
- Horário: ${hoursInSentence(site.openingHours)}
`
}

/** The home page's description of the site; empty while no release has one. */
export function summaryOf(pages: readonly ListedPage[]): string {
  return pages.find(({ path }) => path === '/')?.description ?? ''
}

/** Brackets and line breaks would end the link. */
function inLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[[\]]/g, '').trim()
}
