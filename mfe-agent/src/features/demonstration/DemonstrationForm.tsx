import styled from '@emotion/styled'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { toastShown } from 'shared/contracts/toastShown.ts'
import { useSite } from 'shared/contracts/useSite.ts'
import { Button } from 'shared/design/Button.tsx'
import { Field } from 'shared/design/Field.tsx'
import { SelectField } from 'shared/design/SelectField.tsx'
import { media, space } from 'shared/design/tokens.ts'
import { LeadFormGuard } from 'shared/leads/LeadFormGuard.tsx'
import { PrivacyNotice } from 'shared/leads/PrivacyNotice.tsx'
import { rememberedVisitor, rememberVisitor } from 'shared/leads/rememberedVisitor.ts'
import { sendLead } from 'shared/leads/sendLead.ts'
import { DemonstrationReceived } from './DemonstrationReceived.tsx'
import { type DemonstrationErrors, demonstrationErrors } from './demonstrationErrors.ts'
import { demonstrationIn } from './demonstrationIn.ts'
import { focusFirst } from './focusFirst.ts'
import { segments } from './segments.ts'

type Props = { send?: typeof sendLead }
type Phase = 'idle' | 'submitting' | 'sent'

const options = [
  { value: '', label: 'Escolha o seu segmento' },
  ...segments.map((segment) => ({ value: segment, label: segment })),
]

const Form = styled.form({
  display: 'grid',
  gap: space.xl,
  [media.desktop]: { gridTemplateColumns: '1fr 1fr', '& > .wide': { gridColumn: '1/-1' } },
})

/** Asks for a demonstration. A plain post before it has code; with it, messages stand at the fields. */
export function DemonstrationForm({ send = sendLead }: Props) {
  const { services } = useSite()
  const dispatch = useDispatch()
  const form = useRef<HTMLFormElement>(null)
  const [phase, setPhase] = useState<Phase>('idle')
  const [errors, setErrors] = useState<DemonstrationErrors>({})
  const [scripted, setScripted] = useState(false)

  useEffect(() => {
    setScripted(true)
    if (!form.current) return
    prefill(form.current)
    // On a client-side navigation the section was shown, and given the focus, before its form was there.
    if (document.activeElement?.contains(form.current) && document.activeElement !== document.body)
      focusFirst(form.current)
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (phase !== 'idle') return
    const place = event.currentTarget
    const demonstration = demonstrationIn(place)
    const found = demonstrationErrors(demonstration)
    setErrors(found)
    if (Object.keys(found).length > 0) return focusFirst(place, found)

    setPhase('submitting')
    rememberVisitor(demonstration)
    const result = await send({ kind: 'demonstration', ...demonstration }, services)
    if (result.status === 'sent' || result.status === 'kept') return setPhase('sent')
    setPhase('idle')
    if (result.status === 'rejected') {
      setErrors(result.fields)
      focusFirst(place, result.fields)
    }
    dispatch(
      toastShown({ title: 'Erro no envio', description: 'Tente novamente em alguns instantes.', tone: 'destructive' }),
    )
  }

  if (phase === 'sent') return <DemonstrationReceived />
  return (
    <Form ref={form} method="post" action={services.leadUrl} noValidate={scripted} onSubmit={submit}>
      <LeadFormGuard kind="demonstration" />
      <Field label="Nome" name="name" autoComplete="name" required error={errors.name} />
      <Field label="Empresa" name="company" autoComplete="organization" required error={errors.company} />
      <Field label="Telefone com DDD" name="phone" type="tel" autoComplete="tel" required error={errors.phone} />
      <Field label="E-mail" name="email" type="email" autoComplete="email" required error={errors.email} />
      <div className="wide">
        <SelectField label="Segmento" name="segment" options={options} required error={errors.segment} />
      </div>
      <div className="wide">
        <PrivacyNotice purpose="para marcar a sua demonstração" />
      </div>
      <Button type="submit" busy={phase === 'submitting'}>
        {phase === 'submitting' ? 'Enviando...' : 'Pedir demonstração'}
      </Button>
    </Form>
  )
}

/** What the visitor already gave in this visit is not asked twice. */
function prefill(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(rememberedVisitor())) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.value === '') field.value = value
  }
}
