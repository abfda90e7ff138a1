import type { DataAttribute } from '@site/contracts/documentContract'
import { type ToastMessage, toastShown } from '@site/contracts/events'
import type { FormDefinition, FormValues } from '@site/contracts/FormDefinition'
import { useSite } from '@site/contracts/useSite'
import { useSiteDispatch } from '@site/contracts/useSiteDispatch'
import { type FormEvent, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { browserOutbox } from '../outbox/browserOutbox.ts'
import { type SendResult, sendLead } from '../outbox/sendLead.ts'
import { asksFor, controlOf, prefillEmpty, visitorIn } from './formFields.ts'
import { leavesBlank } from './leavesBlank.ts'
import { rememberedVisitor, rememberVisitor } from './rememberedVisitor.ts'
import { useFieldMessages } from './useFieldMessages.ts'

/** `waiting`: the server does not have the lead yet; it is waiting in this browser. */
type Phase = 'idle' | 'submitting' | 'sent' | 'waiting'

type Options = {
  send?: typeof sendLead
  /** The minimum duration of 'submitting', in milliseconds. */
  shortestSubmitting?: number
  /** A toast in addition to the messages at the fields; `blank` if a required field is empty. */
  problemToast?: (problem: { blank: boolean }) => ToastMessage | undefined
  /** The values are valid and being sent. Called synchronously in the visitor's tap. */
  onSubmit?: (values: FormValues) => void
  onSettled?: (result: SendResult) => void
  /** For a form that does not wait for the result: shows no toast if sending fails. */
  silent?: boolean
  /** For a form that is closed when it is sent: nobody sees a refusal. */
  closes?: boolean
}

/**
 * A lead form's state, from 'idle' through 'submitting' to 'sent' or 'waiting'. Before hydration the form is posted natively
 * and validated by the server; afterwards the same schema validates it here, messages appear at the fields, the first invalid
 * one gets the focus, and each message goes once its field is corrected. Prefills what the visitor has already entered
 * during this visit.
 */
export function useLeadForm<const Form extends FormDefinition>(definition: Form, options: Options = {}) {
  const { services } = useSite()
  const dispatch = useSiteDispatch()
  const form = useRef<HTMLFormElement>(null)
  // A ref, because a second submission may come before the next render.
  const isTaken = useRef(false)
  const isMounted = useRef(false)
  const [phase, setPhase] = useState<Phase>('idle')
  const [height, setHeight] = useState<number>()
  const { messages, show, clear, check, onInput } = useFieldMessages(form, definition)

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  /** Fills empty fields with what is known by now. */
  const prefill = useCallback(() => {
    if (form.current) prefillEmpty(form.current, rememberedVisitor())
  }, [])

  const ref = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element
      // From now on this code validates, and shows a message at each field.
      element?.setAttribute('data-hydrated' satisfies DataAttribute, '')
      prefill()
    },
    [prefill],
  )

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isTaken.current) return
    const { send = sendLead, shortestSubmitting = 0, problemToast } = options
    const element = event.currentTarget
    const checked = check(element)
    if (checked.status === 'invalid') {
      // The browser paints the tap's effect before React lays out the messages and scrolls.
      startTransition(() => show(checked.messages))
      const toast = problemToast?.({ blank: leavesBlank(element, definition) })
      if (toast) dispatch(toastShown(toast))
      return
    }

    isTaken.current = true
    // Messages that come with the server's answer must not move anything (FieldFrame.tsx).
    element.dataset.late = ''
    clear()
    setPhase('submitting')
    rememberVisitor(visitorIn(element))
    const pause = new Promise((resolve) => setTimeout(resolve, shortestSubmitting))
    const canCorrect = (names: readonly string[]) => isMounted.current && !options.closes && asksFor(element, names)
    const { values, typed } = checked
    const sending = attempt(() => send(definition, values, services, browserOutbox, canCorrect, typed))
    options.onSubmit?.(values)
    const result = await sending
    if (shortestSubmitting) await pause
    settle(result)
  }

  function settle(result: SendResult) {
    setHeight(form.current?.offsetHeight)
    const { failure, waiting } = definition
    if (result.status === 'sent') {
      // Whatever happens to the form from now on.
      window.__acknowledged = true
      setPhase('sent')
    } else if (result.status === 'kept' && waiting) setPhase('waiting')
    else {
      isTaken.current = false
      setPhase('idle')
      if (result.status === 'rejected') show(result.fields)
      if (!options.silent)
        dispatch(toastShown({ title: failure.title, description: failure.text, tone: 'destructive' }))
    }
    options.onSettled?.(result)
  }

  /** Empties the form for another time. */
  function reset() {
    isTaken.current = false
    setPhase('idle')
    form.current?.reset()
  }

  /** All props that the definition gives a field's control. */
  function field(name: Form['fields'][number]['name']) {
    const found = definition.fields.find((one) => one.name === name)
    return { name, label: found?.label ?? name, required: found?.required, error: messages[name], ...controlOf(found) }
  }

  return {
    form,
    phase,
    /**
     * The form's height when it was submitted, in pixels: what replaces it reserves the space, so that nothing below moves.
     */
    height,
    field,
    prefill,
    reset,
    // The browser does not validate: it refuses an address as people paste it before any code could read it.
    formProps: { ref, method: 'post', action: services.leadUrl, noValidate: true, onSubmit, onInput } as const,
  }
}

/** If sending throws, nothing was sent: the visitor is told so and can try again. */
async function attempt(send: () => Promise<SendResult>): Promise<SendResult> {
  try {
    return await send()
  } catch {
    return { status: 'unreachable' }
  }
}
