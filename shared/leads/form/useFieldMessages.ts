import type { FormDefinition } from '@site/contracts/FormDefinition'
import { checkForm, valuesFromTexts } from '@site/contracts/formSchema'
import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { focusFirst, textsIn } from './formFields.ts'

type Messages = Readonly<Record<string, string>>

/**
 * Error messages next to a form's fields: the first invalid field gets the focus, and each message goes once its field is
 * corrected.
 */
export function useFieldMessages(form: RefObject<HTMLFormElement | null>, definition: FormDefinition) {
  const focusWanted = useRef(false)
  const [messages, setMessages] = useState<Messages>({})

  useLayoutEffect(() => {
    if (focusWanted.current && form.current) focusFirst(form.current, messages)
    focusWanted.current = false
  }, [form, messages])

  function show(wrong: Messages) {
    focusWanted.current = true
    setMessages(wrong)
  }

  function check(element: HTMLFormElement) {
    return checkForm(definition, valuesFromTexts(definition, textsIn(element, definition)))
  }

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : ''
    if (!(name in messages)) return
    const checked = check(currentTarget)
    const { [name]: _, ...others } = messages
    const still = checked.status === 'invalid' ? checked.messages[name] : undefined
    setMessages(still ? { ...others, [name]: still } : others)
  }

  return { messages, show, clear: () => setMessages({}), check, onInput }
}
