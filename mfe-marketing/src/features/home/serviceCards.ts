import type { GuaranteeName } from '@site/contracts/Evidence'

type Service = {
  title: string
  text: string
  href: string
  /** The guarantee for this service. */
  guarantee?: GuaranteeName
  /** The view in the drawing `servicos`. */
  view: string
}

/** Index of media production, which is left out on a phone: its clients have one of the other three already. */
export const NOT_ON_PHONES = 3

/** The four cards in the order of the specification. */
export const serviceCards: readonly Service[] = [
  {
    title: 'Tráfego Pago',
    view: 'a',
    text: 'Anúncios no Google, no Instagram e no YouTube, medidos em vendas. Garantia:',
    href: '/servicos#seo-ads-local',
    guarantee: 'moreSales',
  },
  {
    title: 'Google Meu Negócio',
    view: 'b',
    text: 'Quem procura por perto encontra você no mapa, com fotos, horário e avaliações em dia.',
    href: '/servicos#seo-ads-local',
  },
  {
    title: 'Produção de Mídia e Conteúdo',
    view: 'c',
    text: 'Fotos, vídeos curtos e textos que mostram o seu produto como ele é: bom.',
    href: '/servicos#outros-negocios',
  },
  {
    title: 'Criação de Sites',
    view: 'd',
    text: 'Feito para celular, com o botão do WhatsApp no lugar certo. Garantia:',
    href: '/servicos#sites-24h',
    guarantee: 'siteDelivery',
  },
]
