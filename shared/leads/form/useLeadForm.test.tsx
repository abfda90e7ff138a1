import { toastShown } from '@site/contracts/events'
import type { FormDefinition } from '@site/contracts/FormDefinition'
import { Field } from '@site/design/Field'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { screen } from '@testing-library/react'
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
const send = jest.fn(async () => ({ status: 'sent' as const }))

function Form() {
  const { field, formProps } = useLeadForm(callback, { send, problemToast: () => problem })
  return (
    <form {...formProps}>
      <Field {...field('name')} />
      <Field {...field('email')} />
      <button type="submit">Enviar</button>
    </form>
  )
}

afterEach(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true))

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
