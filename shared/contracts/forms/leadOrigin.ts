/** Where somebody came from: what a lead's origin is read from, in the browser and on the server. */
type Touch = {
  /** Path of the page that was opened. */
  page?: string
  /** Host and path of the foreign page that led there. */
  referrer?: string
  campaign?: Readonly<Record<string, string>>
}

/** The parameters of an address that say which advertisement led to it; no other is read. */
const campaignNames = /^(utm_(source|medium|campaign|term|content)|gclid|gbraid|wbraid|fbclid|msclkid)$/

const MAX = { page: 200, value: 100, clickId: 500 }

/** An advertising company's own name for one click. Cut, it would name none. */
const isClickId = (name: string) => !name.startsWith('utm_')

/** What an address and its referrer say about where somebody came from. Nothing else of the two is kept. */
export function readTouch(address: string, referrer: string): Touch {
  if (!URL.canParse(address)) return {}
  const { origin, pathname, searchParams } = new URL(address)
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined
  const campaign = [...searchParams]
    .filter(([name, value]) => campaignNames.test(name) && value !== '')
    .filter(([name, { length }]) => !isClickId(name) || length <= MAX.clickId)
    .map(([name, value]) => [name, isClickId(name) ? value : value.slice(0, MAX.value)])
  return {
    page: pathname.slice(0, MAX.page),
    ...(from && from.origin !== origin && { referrer: (from.host + from.pathname).slice(0, MAX.page) }),
    ...(campaign.length > 0 && { campaign: Object.fromEntries(campaign) }),
  }
}

/** What visitors are told about this, in the privacy policy, and the agency's people on the desk. */
export const originNotice =
  'Com cada formulário guardamos também de onde veio a visita: a página e o botão em que você o enviou, a página em que a visita começou, o site que trouxe você e os códigos de campanha do endereço, como utm_source, gclid ou fbclid. Até o envio, isso fica só na aba do seu navegador; de quem não envia nada, ficam só as somas da medição de acesso.'
