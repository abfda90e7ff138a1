import { useSite } from '@site/contracts/useSite'
import { ButtonLink } from '@site/design/Button'
import { Lead } from '@site/design/Heading'
import { Notice, NoticeActions } from './Notice.tsx'
import { ShopDrawing } from './ShopDrawing.tsx'

/**
 * What the service worker answers without a network, under the address that was asked for: the link with an empty
 * address asks for that one again.
 */
export function OfflinePage() {
  const site = useSite()
  const title = `Você está sem conexão | ${site.brand}`
  return (
    <Notice drawing={<ShopDrawing sign="Sem rede" />}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>Você está sem conexão</h1>
      <Lead>Assim que a internet voltar, tente de novo. As páginas que você já visitou continuam abrindo.</Lead>
      <NoticeActions>
        <ButtonLink href="">Tentar de novo</ButtonLink>
        <ButtonLink look="quiet" href={`tel:${site.phone}`}>
          Ligar para a gente
        </ButtonLink>
      </NoticeActions>
    </Notice>
  )
}
