import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useSite } from '@site/contracts/useSite'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { toastShown } from '@site/contracts/toastShown'
import { focusFirst } from './focusFirst.ts'
import { prefillEmpty } from './prefillEmpty.ts'
import { rememberedVisitor, rememberVisitor } from './rememberedVisitor.ts'
import type { SendResult } from './SendResult.ts'
import { sendFailed } from './sendFailed.ts'
import { textsIn } from './textsIn.ts'

type Phase = 'idle' | 'submitting' | 'sent'

type Options<Name extends string> = {
  fields: readonly Name[]
  /** What is wrong with each field, in words; empty when it can be sent. Values come trimmed. */
  check: (values: Record<Name, string>) => Readonly<Partial<Record<Name, string>>>
  send: (values: Record<Name, string>, services: SiteFacts['services']) => Promise<SendResult>
}

/**
 * A form from 'idle' over 'submitting' to 'sent'. Until this code is there the browser checks it and it is a plain post;
 * from then on messages stand at the fields. What the visitor already gave in this visit is not asked twice.
 */
export function useLeadForm<Name extends string>({ fields, check, send }: Options<Name>) {
  const { services } = useSite()
  const dispatch = useDispatch()
  const form = useRef<HTMLFormElement>(null)
  const [phase, setPhase] = useState<Phase>('idle')
  const [errors, setErrors] = useState<Readonly<Partial<Record<string, string>>>>({})
  const [scripted, setScripted] = useState(false)

  useEffect(() => {
    setScripted(true)
    if (form.current) prefillEmpty(form.current, rememberedVisitor())
  }, [])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (phase !== 'idle') return
    const place = event.currentTarget
    const values = textsIn(place, fields)
    const found = check(values)
    setErrors(found)
    if (Object.keys(found).length > 0) return focusFirst(place, found)

    setPhase('submitting')
    rememberVisitor(values)
    const result = await send(values, services)
    if (result.status === 'sent' || result.status === 'kept') return setPhase('sent')
    setPhase('idle')
    if (result.status === 'rejected') {
      setErrors(result.fields)
      focusFirst(place, result.fields)
    }
    dispatch(toastShown(sendFailed))
  }

  const formProps = { ref: form, method: 'post', action: services.leadUrl, noValidate: scripted, onSubmit } as const
  return { form, phase, errors, formProps }
}
