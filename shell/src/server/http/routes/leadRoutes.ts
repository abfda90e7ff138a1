import type { FastifyInstance } from 'fastify'
import { escape as escapeHtml } from 'html-escaper'
import { noticePlaceholders, shellPages } from '../../../universal/routing/shellPaths.ts'
import { type Confirmations, confirmationRoutes } from '../../leads/reception/confirmationRoutes.ts'
import { leadEndpoints } from '../../leads/reception/leadEndpoints.ts'
import { type Notice, noticeAction, renderPlainNotice } from '../../leads/reception/renderPlainNotice.ts'
import type { LeadStore } from '../../leads/store/LeadStore.ts'
import { formsOf } from '../../releases/composition/liveForms.ts'
import type { Serving } from '../../releases/serving/createServing.ts'
import { textOf } from '../../rendering/finished/FinishedPage.ts'
import { siteForms } from '../../rendering/plan/siteForms.ts'
import type { Configuration } from '../../configuration/readConfiguration.ts'
import type { CanaryRouter } from '../canary/createCanaryRouter.ts'
import type { PreviewOf } from '../preview/previewOf.ts'

type Options = {
  configuration: Configuration
  serving: Pick<Serving, 'current'>
  store: LeadStore
  confirmations: Confirmations
  canaryRouter: CanaryRouter
  previewOf: PreviewOf
}

/** The lead endpoints, with the site's own document around the responses to plain forms. */
export async function leadRoutes(
  app: FastifyInstance,
  { configuration, serving, store, confirmations, canaryRouter, previewOf }: Options,
) {
  const noticePage = () => serving.current.finished.get(shellPages.notice)

  async function renderNotice(notice: Notice): Promise<string> {
    const page = noticePage()
    // What happened to a lead is said, whatever has happened to the page.
    const text = page && (await textOf(page).catch(() => undefined))
    return text === undefined ? renderPlainNotice(notice) : fillNotice(text, notice)
  }

  // The document's own policy allows its styles and its loader.
  app.addHook('onSend', async (request, reply) => {
    // Whatever else is found at such an address has its own policy.
    if (request.is404) return
    const isDocument = String(reply.getHeader('content-type') ?? '').startsWith('text/html')
    if (isDocument) reply.headers(noticePage()?.headers ?? {})
  })
  await app.register(confirmationRoutes, { confirmations, renderNotice })
  await app.register(leadEndpoints, {
    store,
    forms: (request) => formsOf(canaryRouter.candidates(request)),
    async testedForms(request) {
      const shown = await previewOf(request)
      // Nobody becomes a lead on a host that visitors do not have.
      if (!shown) return request.servedHost === 'preview' ? siteForms(serving.current.releases) : undefined
      return siteForms('preview' in shown ? shown.preview.composition.releases : serving.current.releases)
    },
    config: configuration.leads,
    site: {
      siteUrl: configuration.site.siteUrl,
      get openingHours() {
        return serving.current.site.openingHours
      },
      get numbers() {
        return serving.current.site.numbers
      },
      get whatsAppNumber() {
        return serving.current.site.whatsAppNumber
      },
      services: () => serving.current.services,
    },
    renderNotice,
  })
}

/** Inserts a notice into the finished notice page, escaped. */
function fillNotice(page: string, { title, text, details = [], ...leads }: Notice): string {
  const list =
    details.length > 0 ? `<ul>${details.map((detail) => `<li>${escapeHtml(detail)}</li>`).join('')}</ul>` : ''
  const action = noticeAction(leads)
  return page
    .replaceAll(noticePlaceholders.title, () => escapeHtml(title))
    .replaceAll(noticePlaceholders.text, () => escapeHtml(text))
    .replaceAll(noticePlaceholders.details, () => list)
    .replaceAll(noticePlaceholders.action, () => action)
}
