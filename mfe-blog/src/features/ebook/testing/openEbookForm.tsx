import type { SendResult, sendLead } from '@site/leads/sendLead'
import { fakeTab } from '@site/leads/testing/fakeTab'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { sampleSiteWith } from '@site/remote-kit/testing/sampleSite'
import { act, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { BlogEbookForm } from '../BlogEbookForm.tsx'
import { ebookDocument } from '../ebookDocument.ts'

/**
 * For tests: the e-book form under a fake clock, with a send that returns this result, and new tabs that are only recorded.
 */
export function openEbookForm(answer: () => SendResult | Promise<never> = () => ({ status: 'sent' })) {
  const send = jest.fn<ReturnType<typeof sendLead>, Parameters<typeof sendLead>>(async () => answer())
  const waitingTab = fakeTab()
  const view = renderInSite(<BlogEbookForm send={send} />, { site: sampleSiteWith(ebookDocument), fakeClock: true })
  return { ...view, send, waitingTab, ...visitorOf(view.user) }
}

/** A visitor's actions on the form. */
function visitorOf(user: UserEvent) {
  const field = (name: string) => screen.getByRole('textbox', { name })
  return {
    field,
    async fillIn({ name = 'Ana', phone = '11 90000-0000', email = 'ana@loja.com' } = {}) {
      if (name) await user.type(field('Nome'), name)
      if (phone) await user.type(field('WhatsApp'), phone)
      if (email) await user.type(field('E-mail'), email)
    },
    submit: () => user.click(screen.getByRole('button', { name: 'Receber e-book' })),
    pass: (time: number) => act(() => jest.advanceTimersByTimeAsync(time)),
  }
}
