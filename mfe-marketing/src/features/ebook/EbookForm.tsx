import styled from '@emotion/styled'
import { type ToastMessage, toastShown } from '@site/contracts/events'
import { serviceOf, useSite } from '@site/contracts/useSite'
import { Button } from '@site/design/Button'
import { Field } from '@site/design/Field'
import { space } from '@site/design/tokens'
import { LeadFormGuard } from '@site/leads/LeadFormGuard'
import { openWaitingTab, type WaitingTab } from '@site/leads/openWaitingTab'
import { PrivacyNotice } from '@site/leads/PrivacyNotice'
import type { SendResult, sendLead } from '@site/leads/sendLead'
import { useLeadForm } from '@site/leads/useLeadForm'
import { useRef } from 'react'
import { useSiteDispatch } from '@site/contracts/useSiteDispatch'
import { ebookForm } from './ebookForm.ts'
import { ebookDocument } from './ebookServices.ts'

/** From the success message to the e-book, in ms (specification, section 9). */
const DOWNLOAD_DELAY = 1000

type Props = {
  /** The lead was accepted: the form is empty, and the dialog can close. */
  onSent: () => void
  send: typeof sendLead
}

const missing: ToastMessage = {
  title: 'Campos obrigatórios',
  description: 'Por favor, preencha nome e email.',
  tone: 'destructive',
}

const Form = styled.form({ display: 'grid', gap: space.l })

/** Name and e-mail for the e-book (specification, sections 4, 5, 7 call 1 and 8). */
export function EbookForm({ onSent, send }: Props) {
  const site = useSite()
  const dispatch = useSiteDispatch()
  const tab = useRef<WaitingTab>(undefined)
  const { phase, field, reset, formProps } = useLeadForm(ebookForm, {
    send,
    problemToast: ({ blank }) => (blank ? missing : undefined),
    onSubmit() {
      tab.current = openWaitingTab('Liberando o e-book…')
    },
    onSettled: release,
  })

  function release({ status }: SendResult) {
    if (status !== 'sent') return tab.current?.close()
    const { title, text } = ebookForm.thanks
    const link = { href: serviceOf(site, ebookDocument), label: ebookForm.thanks.link.label }
    dispatch(toastShown({ title, description: text, link }))
    tab.current?.setText('E-book liberado! Abrindo…')
    tab.current?.goAfter(DOWNLOAD_DELAY, link)
    reset()
    onSent()
  }

  return (
    <Form {...formProps}>
      <Field {...field('nome')} />
      <Field {...field('email')} />
      <LeadFormGuard kind={ebookForm.kind} />
      <Button type="submit" busy={phase === 'submitting'}>
        {phase === 'submitting' ? 'Liberando...' : 'Liberar E-book Agora'}
      </Button>
      <PrivacyNotice purpose={ebookForm.purpose} />
    </Form>
  )
}
