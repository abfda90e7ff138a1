import { whatsAppLink } from '@site/contracts/channels'
import { useSite } from '@site/contracts/useSite'
import { ButtonLink } from '@site/design/ButtonLink'
import { Lead } from '@site/design/Heading'
import { Notice, NoticeActions } from './Notice.tsx'
import { ShopDrawing } from './ShopDrawing.tsx'

const text = 'Olá! Não encontrei no site o que procurava. Podem me ajudar?'

/** “404” */
const notFound = 'M105 126m6 0v-12l-6 8h8m3 4m4-12c-5.5 0-5.5 12 0 12s5.5-12 0-12m7 12m6 0v-12l-6 8h8m3 4'

/** The response for every path that no release claims (specification, section 2). */
export function NotFoundPage() {
  const site = useSite()
  const title = `Página não encontrada | ${site.brand}`
  return (
    <Notice drawing={<ShopDrawing sign={notFound} />}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 lang="en">Oops! Page not found</h1>
      <Lead>
        Esta página não existe ou mudou de endereço. O resto da loja está aberto: volte para o início ou fale com a
        gente.
      </Lead>
      <NoticeActions>
        <ButtonLink href="/">Voltar para o início</ButtonLink>
        <ButtonLink look="quiet" {...whatsAppLink(site, text)}>
          Perguntar no WhatsApp
        </ButtonLink>
      </NoticeActions>
    </Notice>
  )
}
