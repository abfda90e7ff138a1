import { toastShown } from '@site/contracts/events'
import type { FormDefinition } from '@site/contracts/FormDefinition'
import { Field } from '@site/design/Field'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { screen } from '@testing-library/react'
import type { JSX } from 'react'
import type { sendLead } from '../outbox/sendLead.ts'
import { useLeadForm } from './useLeadForm.ts'
import { emailField, nameField } from './visitorFields.ts'

const callback = {
  kind: 'callback',
  title: 'Retorno',
  fields: [nameField, emailField],
  purpose: 'para ligar de volta',
  basis: 'request',
  thanks: { title: 'Recebido', text: 'Ligamos de volta.' },
  failure: { title: 'Erro', text: 'Tente de novo.' },
  endpoint: { method: 'POST', path: '/leads', service: 'leadUrl' },
} as const satisfies FormDefinition

const problem = { title: 'Atenção', description: 'Preencha os campos.', tone: 'destructive' } as const
const send = jest.fn<ReturnType<typeof sendLead>, Parameters<typeof sendLead>>(async () => ({ status: 'sent' }))

function Form({ closes = false }) {
  const { field, formProps } = useLeadForm(callback, { send, problemToast: () => problem, closes })
  return (
    <form {...formProps}>
      <input type="hidden" name="score" />
      <Field {...field('name')} />
      <Field {...field('email')} />
      <button type="submit">Enviar</button>
    </form>
  )
}

afterEach(() => {
  send.mockClear()
  sessionStorage.clear()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})

const submit = () => screen.getByRole('button', { name: 'Enviar' })

it('shows its messages after the tap that submitted it, not within it: once each, with the focus on the first', async () => {
  const { actions } = renderInSite(<Form />)
  // Inside `act`, React flushes even work that could wait.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)

  submit().click()
  await Promise.resolve()

  expect(screen.queryByText('Escreva o seu nome.')).not.toBeInTheDocument()
  expect(await screen.findAllByText('Escreva o seu nome.')).toHaveLength(1)
  expect(screen.getByLabelText('Nome')).toHaveFocus()
  expect(actions).toEqual([toastShown(problem)])
})

it('sends once if the form is corrected before its messages are shown', async () => {
  const { user } = renderInSite(<Form />)
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  submit().click()
  for (const [label, value] of [
    ['Nome', 'Ana'],
    ['E-mail', 'ana@exemplo.com.br'],
  ] as const)
    Object.assign(screen.getByLabelText(label), { value })
  submit().click()
  submit().click()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

  await user.click(document.body)

  expect(send).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Escreva o seu nome.')).not.toBeInTheDocument()
})

it('sends what it reads and what was typed, and leaves the field as it is', async () => {
  const { user } = renderInSite(<Form />)
  await user.type(screen.getByLabelText('Nome'), 'Ana\u200B')
  await user.type(screen.getByLabelText('E-mail'), 'Ana <ana@exemplo.com.br>')

  await user.click(submit())

  const [, values, , , , typed] = send.mock.calls[0] ?? []
  expect(values).toEqual({ name: 'Ana', email: 'ana@exemplo.com.br' })
  expect(typed).toEqual({ email: 'Ana <ana@exemplo.com.br>' })
  expect(screen.getByLabelText('E-mail')).toHaveValue('Ana <ana@exemplo.com.br>')
})

it.each([
  { status: 'sent', known: true },
  { status: 'kept', known: undefined },
  { status: 'unreachable', known: undefined },
] as const)(
  'makes known to the page that the server has the form when it is $status: $known',
  async ({ status, known }) => {
    window.__acknowledged = undefined
    send.mockResolvedValueOnce({ status })
    const { user } = renderInSite(<Form />)
    await user.type(screen.getByLabelText('Nome'), 'Ana')
    await user.type(screen.getByLabelText('E-mail'), 'ana@exemplo.com.br')

    await user.click(submit())

    expect(window.__acknowledged).toBe(known)
  },
)

describe('a refusal is for the visitor', () => {
  const refuse = async (form: JSX.Element) => {
    const shown = renderInSite(form)
    await shown.user.type(screen.getByLabelText('Nome'), 'Ana')
    await shown.user.type(screen.getByLabelText('E-mail'), 'ana@exemplo.com.br')
    await shown.user.click(submit())
    const canCorrect = send.mock.calls[0]?.[4]
    return { ...shown, canCorrect: (...names: string[]) => canCorrect?.(names) }
  }

  it.each([
    { names: ['email'], can: true },
    { names: ['name', 'email'], can: true },
    { names: [], can: true },
    { names: ['score'], can: false },
    { names: ['email', 'city'], can: false },
    { names: ['Idempotency-Key'], can: false },
  ])('who looks at the form and can correct $names: $can', async ({ names, can }) => {
    const { canCorrect } = await refuse(<Form />)

    expect(canCorrect(...names)).toBe(can)
  })

  it('but not once the form is gone', async () => {
    const { canCorrect, unmount } = await refuse(<Form />)

    unmount()

    expect(canCorrect('email')).toBe(false)
  })

  it('but not of a form that closes when it is sent', async () => {
    const { canCorrect } = await refuse(<Form closes />)

    expect(canCorrect('email')).toBe(false)
  })
})
