import { useSite } from '@site/contracts/useSite'
import { ButtonLink } from '@site/design/ButtonLink'
import { Lead } from '@site/design/Heading'
import { Notice, NoticeActions } from './Notice.tsx'
import { ShopDrawing } from './ShopDrawing.tsx'

/** “Sem rede” */
const noNetwork =
  'M80.75 126m8-10.5q-3-2-5.5-1t-2 4 4 3 4 4-3.5 3.5-5-1.5m11-1.5m0-4h8a4 4 0 1 0-1.5 3m4.5 1m0-8v8m0-5a3 3 0 0 1 6 0v5m0-5a3 3 0 0 1 6 0v5m3 0m5 0m0-8v8m0-4q0-4 4-4m2.5 8m0-4h8a4 4 0 1 0-1.5 3m4.5 1m8-4a4 4 0 1 0 0 .1m0-8.1v12m3 0m0-4h8a4 4 0 1 0-1.5 3m4.5 1'

/**
 * The service worker's response without a network, at the requested address: the link with an empty address requests that
 * one again.
 */
export function OfflinePage() {
  const site = useSite()
  const title = `Você está sem conexão | ${site.brand}`
  return (
    <Notice drawing={<ShopDrawing sign={noNetwork} />}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>Você está sem conexão</h1>
      <Lead>
        Assim que a internet voltar, tente de novo. As últimas páginas que você visitou podem continuar abrindo.
      </Lead>
      <NoticeActions>
        <ButtonLink href="">Tentar de novo</ButtonLink>
        <ButtonLink look="quiet" href={`tel:${site.phone}`}>
          Ligar para a gente
        </ButtonLink>
      </NoticeActions>
    </Notice>
  )
}
