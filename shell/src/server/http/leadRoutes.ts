import type { FastifyInstance } from 'fastify'
import type { Composer } from '../releases/createComposer.ts'
import { shellPages } from '../../universal/routing/shellPages.ts'
import { liveForms } from '../leads/liveForms.ts'
import type { LeadStore } from '../leads/store/LeadStore.ts'
import { leadEndpoints } from '../leads/reception/leadEndpoints.ts'
import { renderPlainNotice } from '../leads/reception/renderPlainNotice.ts'
import { fillNotice } from './fillNotice.ts'
import type { Configuration } from './readConfiguration.ts'

type Options = { configuration: Configuration; composer: Pick<Composer, 'current'>; store: LeadStore }

/** The lead endpoints, with the site's own document around what they answer to a plain form. */
export async function leadRoutes(app: FastifyInstance, { configuration, composer, store }: Options) {
  const noticePage = () => composer.current.finished.get(shellPages.notice)

  // The document's styles and loader are allowed by the policy that was made for it.
  app.addHook('onSend', async (_request, reply) => {
    const isDocument = String(reply.getHeader('content-type') ?? '').startsWith('text/html')
    if (isDocument) reply.headers(noticePage()?.headers ?? {})
  })
  await app.register(leadEndpoints, {
    store,
    forms: liveForms(composer),
    config: configuration.leads,
    site: { ...configuration.site, services: () => composer.current.services },
    renderNotice(notice) {
      const page = noticePage()
      return page ? fillNotice(page.body.identity.toString(), notice) : renderPlainNotice(notice)
    },
  })
}
