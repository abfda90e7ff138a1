import styled from '@emotion/styled'
import { type FormEvent, useState } from 'react'
import { useDispatch } from 'react-redux'
import { toastShown } from '@site/contracts/toastShown'
import { useSite } from '@site/contracts/useSite'
import { Button } from '@site/design/Button'
import { Field } from '@site/design/Field'
import { space } from '@site/design/tokens'
import { LeadFormGuard } from '@site/leads/LeadFormGuard'
import { openWaitingTab } from '@site/leads/openWaitingTab'
import { PrivacyNotice } from '@site/leads/PrivacyNotice'
import { rememberedVisitor, rememberVisitor } from '@site/leads/rememberedVisitor'
import type { sendLead } from '@site/leads/sendLead'
import { ebookMessages } from './ebookMessages.ts'
import { EBOOK_PURPOSE } from './ebookPurpose.ts'
import { missingFields } from './missingFields.ts'

/** From the good news to the e-book (specification, section 9). */
export const DOWNLOAD_DELAY = 1000

type Props = {
  /** The lead was accepted: the form is clear, the dialog can close. */
  onSent: () => void
  send: typeof sendLead
}

type Fields = { nome: string; email: string }

const Form = styled.form({ display: 'grid', gap: space.l })

/** Name and e-mail for the e-book (specification, sections 4, 5, 7 call 1 and 8). Rendered in the browser only. */
export function EbookForm({ onSent, send }: Props) {
  const { services } = useSite()
  const dispatch = useDispatch()
  const [phase, setPhase] = useState<'idle' | 'sending'>('idle')
  const [fields, setFields] = useState<Fields>(knownFields)
  const [errors, setErrors] = useState<Partial<Fields>>({})

  const change = (name: keyof Fields) => (event: FormEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget
    setFields((before) => ({ ...before, [name]: value }))
    setErrors((before) => ({ ...before, [name]: undefined }))
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (phase === 'sending') return
    const nome = fields.nome.trim()
    const email = fields.email.trim()
    const missing = missingFields({ nome, email })
    setErrors(missing)
    if (missing.nome || missing.email) return void dispatch(toastShown(ebookMessages.missing))

    const tab = openWaitingTab(ebookMessages.waiting)
    setPhase('sending')
    rememberVisitor({ name: nome, email })
    const result = await send(
      { kind: 'ebook', nome, email, telefone: '', mensagem: 'Download E-book via botão' },
      services,
    )
    setPhase('idle')
    if (result.status === 'rejected') setErrors(result.fields)
    if (result.status !== 'sent') {
      tab?.close()
      return void dispatch(toastShown(ebookMessages.failure))
    }

    const link = { href: services.ebookUrl, label: 'Abrir o e-book' }
    dispatch(toastShown({ ...ebookMessages.success, link }))
    tab?.say(ebookMessages.opening)
    tab?.goAfter(DOWNLOAD_DELAY, link)
    setFields({ nome: '', email: '' })
    onSent()
  }

  return (
    <Form method="post" action={services.leadUrl} noValidate onSubmit={submit}>
      <Field
        label="Nome"
        name="nome"
        autoComplete="name"
        required
        value={fields.nome}
        error={errors.nome}
        onChange={change('nome')}
      />
      <Field
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        required
        value={fields.email}
        error={errors.email}
        onChange={change('email')}
      />
      <LeadFormGuard kind="ebook" />
      <Button type="submit" busy={phase === 'sending'}>
        {phase === 'sending' ? 'Liberando...' : 'Liberar E-book Agora'}
      </Button>
      <PrivacyNotice purpose={EBOOK_PURPOSE} />
    </Form>
  )
}

function knownFields(): Fields {
  const { name = '', email = '' } = rememberedVisitor()
  return { nome: name, email }
}
