import type { SiteFacts } from '@site/contracts/SiteFacts'
import { toastShown } from '@site/contracts/toastShown'
import { useSite } from '@site/contracts/useSite'
import type { Lead } from '@site/leads/Lead'
import { prefillEmpty } from '@site/leads/prefillEmpty'
import { rememberedVisitor, rememberVisitor } from '@site/leads/rememberedVisitor'
import type { SendResult } from '@site/leads/SendResult'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { problemIn } from './problemIn.ts'
import { sendSlowly } from './sendSlowly.ts'

export type SendLead = (lead: Lead, services: SiteFacts['services']) => Promise<SendResult>

type Phase = 'idle' | 'submitting' | 'success'

type BlogLead = Extract<Lead, { kind: 'blog-ebook' | 'newsletter' }>

type Options = {
  /** Makes the lead of the form's trimmed texts, which are asked for by the names of their fields. */
  leadFrom: (text: (field: string) => string) => BlogLead
  send: SendLead
  /** What is said when the lead is stored, or safe in the outbox. */
  success: { title: string; description: string }
}

const failure = {
  title: 'Erro',
  description: 'Houve um problema ao enviar. Tente novamente.',
  tone: 'destructive',
} as const

/** A blog form from 'idle' over 'submitting' to 'success', with the specified messages on its way. */
export function useBlogLeadForm({ leadFrom, send, success }: Options) {
  const { services } = useSite()
  const dispatch = useDispatch()
  const form = useRef<HTMLFormElement>(null)
  // Decides at once, where a second submission comes before the next rendering.
  const isTaken = useRef(false)
  const [phase, setPhase] = useState<Phase>('idle')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  useEffect(() => {
    if (!form.current) return
    // From here on this code checks, with words beside each field; without it the browser does.
    form.current.noValidate = true
    prefillEmpty(form.current, rememberedVisitor())
  }, [])
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isTaken.current) return
    const data = new FormData(event.currentTarget)
    const lead = leadFrom((field) => String(data.get(field) ?? '').trim())
    const { kind, ...values } = lead
    const problem = problemIn(values)
    setErrors(problem?.fields ?? {})
    if (problem) {
      dispatch(toastShown({ title: problem.title, description: problem.description, tone: 'destructive' }))
      return
    }

    isTaken.current = true
    setPhase('submitting')
    const result = await sendSlowly(() => send(lead, services))
    if (result.status === 'sent' || result.status === 'kept') {
      rememberVisitor(values)
      setPhase('success')
      dispatch(toastShown(success))
      return
    }
    isTaken.current = false
    setPhase('idle')
    if (result.status === 'rejected') setErrors(result.fields)
    dispatch(toastShown(failure))
  }

  return { phase, errors, formProps: { ref: form, method: 'post', action: services.leadUrl, onSubmit } as const }
}
