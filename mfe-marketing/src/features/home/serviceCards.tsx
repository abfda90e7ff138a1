import { color } from '@site/design/tokens'
import type { ReactNode } from 'react'

type Service = {
  title: string
  text: string
  href: string
  drawing: ReactNode
}

/** Place of media production, the one left out on a phone: it is bought by clients who have one of the other three. */
export const NOT_ON_PHONES = 3

/** The four cards in the order of the specification. */
export const serviceCards: readonly Service[] = [
  {
    title: 'Tráfego Pago',
    text: 'Anúncios no Google, no Instagram e no YouTube, com garantia de 3x mais vendas em 60 dias.',
    href: '/servicos#seo-ads-local',
    drawing: (
      <>
        <path d="M8 26h12l28-14v40L20 38H8z" fill={color.orange} />
        <path d="m18 38 5 18h9l-5-15M56 24c5 4 5 12 0 16m6-23c9 8 9 22 0 30" />
      </>
    ),
  },
  {
    title: 'Google Meu Negócio',
    text: 'Quem procura por perto encontra você no mapa, com fotos, horário e avaliações em dia.',
    href: '/servicos#seo-ads-local',
    drawing: (
      <>
        <path d="m4 46 20-8 24 8 20-8v16l-20 8-24-8-20 8z" fill={color.mint} />
        <path d="M36 4a18 18 0 0 1 18 18c0 14-18 28-18 28S18 36 18 22A18 18 0 0 1 36 4z" fill={color.orange} />
        <path d="m36 12 3 7 7 .5-5.5 4.5 2 7.5-6.5-4-6.5 4 2-7.5-5.5-4.5 7-.5z" fill={color.surface} />
      </>
    ),
  },
  {
    title: 'Produção de Mídia e Conteúdo',
    text: 'Fotos, vídeos curtos e textos que mostram o seu produto como ele é: bom.',
    href: '/servicos#outros-negocios',
    drawing: (
      <>
        <path
          d="M6 18h14l5-8h18l5 8h12a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4z"
          fill={color.peach}
        />
        <circle cx="34" cy="36" r="14" fill={color.surface} />
        <circle cx="34" cy="36" r="6" fill={color.orange} />
        <path d="M54 26h2" strokeWidth="5" />
      </>
    ),
  },
  {
    title: 'Criação de Sites',
    text: 'Seu site no ar em 1 dia, feito para celular e com o botão do WhatsApp no lugar certo.',
    href: '/servicos#sites-24h',
    drawing: (
      <>
        <rect x="4" y="8" width="64" height="46" rx="6" fill={color.surface} />
        <path d="M4 20a12 12 0 0 1 0-6 6 6 0 0 1 6-6h52a6 6 0 0 1 6 6v6z" fill={color.night} />
        <rect x="12" y="28" width="22" height="18" rx="3" fill={color.orange} />
        <path d="M42 30h18M42 38h12M42 46h16" />
      </>
    ),
  },
]
