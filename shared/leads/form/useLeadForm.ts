import { type ToastMessage, toastShown } from '@site/contracts/events'
import type { FormDefinition, FormValues } from '@site/contracts/FormDefinition'
import { useSite } from '@site/contracts/useSite'
import { type FormEvent, startTransition, useCallback, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { type SendResult, sendLead } from '../outbox/sendLead.ts'
import { controlOf, hasBlank, prefillEmpty, textsIn, visitorIn } from './formFields.ts'
import { rememberedVisitor, rememberVisitor } from './rememberedVisitor.ts'
import { useFieldMessages } from './useFieldMessages.ts'

/** `waiting`: the lead is not with us yet; it waits in this browser. */
type Phase = 'idle' | 'submitting' | 'sent' | 'waiting'

type Options = {
  send?: typeof sendLead
  /** 'submitting' is shown at least this long, in milliseconds. */
  shortestSubmitting?: number
  /** What is said beside the messages at the fields; `blank` when a field that has to be filled in is not. */
  problemToast?: (problem: { blank: boolean }) => ToastMessage | undefined
  /** The values are right and on their way. Called within the visitor's tap. */
  onSubmit?: (values: FormValues) => void
  onSettled?: (result: SendResult) => void
  /** For a form that has gone on meanwhile: no toast says that sending failed. */
  silent?: boolean
}

/**
 * A form from 'idle' over 'submitting' to 'sent' or 'waiting'. Until this code is there the browser checks it and it is a
 * plain post; from then on the form's own schema does, messages stand at the fields, the first one gets the focus, and
 * each is taken back when it is corrected. What the visitor already gave in this visit is not asked twice.
 */
export function useLeadForm<const Form extends FormDefinition>(definition: Form, options: Options = {}) {
  const { services } = useSite()
  const dispatch = useDispatch()
  const form = useRef<HTMLFormElement>(null)
  // Decides at once, where a second submission comes before the next rendering.
  const isTaken = useRef(false)
  const [phase, setPhase] = useState<Phase>('idle')
  const [height, setHeight] = useState<number>()
  const { messages, show, clear, check, onInput } = useFieldMessages(form, definition)

  /** Fills in what is known by now, where a field is still empty. */
  const prefill = useCallback(() => {
    if (form.current) prefillEmpty(form.current, rememberedVisitor())
  }, [])

  const ref = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element
      // From here on this code checks, with words beside each field; without it the browser does.
      if (element) element.noValidate = true
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
      // The browser answers the tap before it lays out the page with the messages, and scrolls.
      startTransition(() => show(checked.messages))
      const toast = problemToast?.({ blank: hasBlank(definition, textsIn(element, definition)) })
      if (toast) dispatch(toastShown(toast))
      return
    }

    isTaken.current = true
    clear()
    setPhase('submitting')
    rememberVisitor(visitorIn(element))
    const pause = new Promise((resolve) => setTimeout(resolve, shortestSubmitting))
    const sending = attempt(() => send(definition, checked.values, services))
    options.onSubmit?.(checked.values)
    const result = await sending
    if (shortestSubmitting) await pause
    settle(result)
  }

  function settle(result: SendResult) {
    setHeight(form.current?.offsetHeight)
    const { failure, waiting } = definition
    if (result.status === 'sent') setPhase('sent')
    else if (result.status === 'kept' && waiting) setPhase('waiting')
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

  /** Everything that the definition says of a field, for its control. */
  function field(name: Form['fields'][number]['name']) {
    const found = definition.fields.find((one) => one.name === name)
    return { name, label: found?.label ?? name, required: found?.required, error: messages[name], ...controlOf(found) }
  }

  return {
    form,
    phase,
    /** How high the form was when its answer came, in pixels: what takes its place keeps the room, so that nothing below moves. */
    height,
    field,
    prefill,
    reset,
    formProps: { ref, method: 'post', action: services.leadUrl, onSubmit, onInput } as const,
  }
}

/** A send that throws has reached nobody: the visitor is told so and can try again. */
async function attempt(send: () => Promise<SendResult>): Promise<SendResult> {
  try {
    return await send()
  } catch {
    return { status: 'unreachable' }
  }
}
