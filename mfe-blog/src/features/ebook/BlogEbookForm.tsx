import styled from '@emotion/styled'
import { whatsAppUrl } from '@site/contracts/channels'
import { toastShown } from '@site/contracts/events'
import { useSite } from '@site/contracts/useSite'
import { Button } from '@site/design/Button'
import { Field } from '@site/design/Field'
import { space } from '@site/design/tokens'
import { WholeWords } from '@site/design/WholeWords'
import { LeadFormGuard } from '@site/leads/LeadFormGuard'
import { openWaitingTab, type WaitingTab } from '@site/leads/openWaitingTab'
import { PrivacyNotice } from '@site/leads/PrivacyNotice'
import type { SendResult, sendLead } from '@site/leads/sendLead'
import { useLeadForm } from '@site/leads/useLeadForm'
import { useRef } from 'react'
import { useSiteDispatch } from '@site/contracts/useSiteDispatch'
import { blogEbookForm } from './blogEbookForm.ts'
import { EbookSent } from './EbookSent.tsx'
import { problemToast, MIN_SENDING_TIME } from './formProblem.ts'

type Props = { send?: typeof sendLead }

/** The delay between success and the WhatsApp chat, in ms (specification, section 9). */
export const CHAT_DELAY = 3000

const CHAT_TEXT = 'Olá! Acabei de pedir o e-book no blog e quero saber como vocês podem ajudar o meu negócio.'

const Form = styled.form({ display: 'grid', gap: space.l })

/** Name, phone and e-mail for the e-book (specification, sections 4, 5 and 8). */
export function BlogEbookForm({ send }: Props) {
  const { whatsAppNumber } = useSite()
  const dispatch = useSiteDispatch()
  const tab = useRef<WaitingTab>(undefined)
  const chatUrl = whatsAppUrl(CHAT_TEXT, whatsAppNumber)
  const { phase, height, field, formProps } = useLeadForm(blogEbookForm, {
    send,
    problemToast,
    shortestSubmitting: MIN_SENDING_TIME,
    onSubmit() {
      tab.current = openWaitingTab('Enviando o seu e-book…')
    },
    onSettled: openChatLater,
  })

  function openChatLater({ status }: SendResult) {
    if (status !== 'sent') return tab.current?.close()
    dispatch(toastShown({ title: 'Sucesso!', description: blogEbookForm.thanks.text }))
    tab.current?.setText('Ebook Enviado! Abrindo o WhatsApp…')
    tab.current?.goAfter(CHAT_DELAY, { href: chatUrl, label: 'Abrir o WhatsApp' })
  }

  if (phase === 'sent' || phase === 'waiting')
    return <EbookSent chatUrl={chatUrl} waits={phase === 'waiting'} minHeight={height} />
  return (
    <Form {...formProps} aria-label="Receber o e-book">
      <Field {...field('name')} />
      <Field {...field('phone')} />
      <Field {...field('email')} />
      <LeadFormGuard kind={blogEbookForm.kind} />
      <Button type="submit" look="quiet" busy={phase === 'submitting'}>
        {phase === 'submitting' ? 'Enviando...' : 'Receber e-book'}
      </Button>
      <PrivacyNotice purpose={blogEbookForm.purpose} Words={WholeWords} />
    </Form>
  )
}
