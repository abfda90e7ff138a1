import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { useSite } from '@site/contracts/useSite'
import { whatsAppUrl } from '@site/contracts/whatsAppLink'
import { Button } from '@site/design/Button'
import { Field } from '@site/design/Field'
import { space } from '@site/design/tokens'
import { LeadFormGuard } from '@site/leads/LeadFormGuard'
import { openWaitingTab, type WaitingTab } from '@site/leads/openWaitingTab'
import { PrivacyNotice } from '@site/leads/PrivacyNotice'
import { sendLead } from '@site/leads/sendLead'
import { EbookSent } from './EbookSent.tsx'
import { type SendLead, useBlogLeadForm } from './useBlogLeadForm.ts'

type Props = { send?: SendLead }

/** So long after success the conversation on WhatsApp opens (specification, section 9). */
export const CHAT_DELAY = 3000

const CHAT_TEXT = 'Olá! Acabei de pedir o e-book no blog e quero saber como vocês podem ajudar o meu negócio.'

const Form = styled.form({ display: 'grid', gap: space.l })

/** Name, phone and e-mail for the e-book (specification, sections 4, 5 and 8). */
export function BlogEbookForm({ send = sendLead }: Props) {
  const { whatsAppNumber } = useSite()
  const tab = useRef<WaitingTab>(undefined)
  const chatUrl = whatsAppUrl(CHAT_TEXT, whatsAppNumber)
  const { phase, errors, formProps } = useBlogLeadForm({
    leadFrom: (text) => ({ kind: 'blog-ebook', name: text('name'), phone: text('phone'), email: text('email') }),
    send(lead, services) {
      tab.current = openWaitingTab('Enviando o seu e-book…')
      return send(lead, services)
    },
    success: {
      title: 'Sucesso!',
      description: 'Ebook enviado para seu email. Verifique sua caixa de entrada.',
    },
  })

  useEffect(() => {
    if (phase === 'idle') tab.current?.close()
    if (phase !== 'success') return
    tab.current?.say('Ebook Enviado! Abrindo o WhatsApp…')
    tab.current?.goAfter(CHAT_DELAY, { href: chatUrl, label: 'Abrir o WhatsApp' })
  }, [phase, chatUrl])

  if (phase === 'success') return <EbookSent chatUrl={chatUrl} />
  return (
    <Form {...formProps} aria-label="Receber o e-book">
      <Field label="Nome" name="name" autoComplete="name" required error={errors.name} />
      <Field label="WhatsApp" name="phone" type="tel" autoComplete="tel" required error={errors.phone} />
      <Field label="Email" name="email" type="email" autoComplete="email" required error={errors.email} />
      <LeadFormGuard kind="blog-ebook" />
      <Button type="submit" busy={phase === 'submitting'}>
        {phase === 'submitting' ? 'Enviando...' : 'Receber e-book'}
      </Button>
      <PrivacyNotice purpose="para enviar o e-book e conversar sobre o seu negócio" />
    </Form>
  )
}
