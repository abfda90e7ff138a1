import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ButtonStates, FieldStates } from '../gallery/ControlStates.tsx'
import { OpeningStates } from '../gallery/OpeningStates.tsx'
import { Button } from './Button.tsx'

/** A section of the gallery, by its title. */
const part = (name: string) => within(screen.getByRole('region', { name }))

it('disables a busy button and marks it as busy', () => {
  render(<ButtonStates />)

  const button = part('Button primary').getByRole('button', { name: 'Enviando...' })
  expect(button).toBeDisabled()
  expect(button).toHaveAttribute('aria-busy', 'true')
})

it.each([
  { what: 'that had it', focused: 'Guardar', next: '', last: 'Guardar' },
  { what: 'that did not have it', focused: 'Outro', next: '', last: 'Outro' },
  { what: 'that had it, unless something else has it by now', focused: 'Guardar', next: 'Outro', last: 'Outro' },
])('gives the focus back to a busy button $what', ({ focused, next, last }) => {
  const view = (busy: boolean) => (
    <>
      <Button busy={busy}>Guardar</Button>
      <Button>Outro</Button>
    </>
  )
  const button = (name: string) => screen.getByRole('button', { name })
  const { rerender } = render(view(false))
  button(focused).focus()

  rerender(view(true))
  // As browsers do before they draw a disabled element.
  if (focused === 'Guardar') button(focused).blur()
  if (next) button(next).focus()
  rerender(view(false))

  expect(button(last)).toHaveFocus()
})

const kinds = [
  { title: 'Field', role: 'textbox', tag: 'INPUT' },
  { title: 'Field multiline', role: 'textbox', tag: 'TEXTAREA' },
  { title: 'SelectField', role: 'combobox', tag: 'SELECT' },
]

it.each(kinds)('ties $title to its label, its hint and its error', ({ title, role, tag }) => {
  render(<FieldStates />)

  const field = part(title).getByRole(role, { name: 'Com dica e erro' })
  expect(field.tagName).toBe(tag)
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Só para enviar o material. Confira este campo.')
})

it.each(kinds)('does not mark $title without an error as invalid', ({ title, role }) => {
  render(<FieldStates />)

  const field = part(title).getByRole(role, { name: 'Em repouso' })
  expect(field).not.toHaveAttribute('aria-invalid')
  expect(field).not.toHaveAttribute('aria-describedby')
})

it('offers the options of a select field', () => {
  render(<FieldStates />)

  const field = part('SelectField').getByRole('combobox', { name: 'Preenchido' })
  expect(field).toHaveValue('petshop')
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Escolha', 'Petshop'])
})

it('opens and closes a dialog, which keeps what was typed', async () => {
  const user = userEvent.setup()
  render(<OpeningStates />)
  expect(screen.queryByLabelText('Nome')).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Abrir diálogo' }))
  await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Ana')
  await user.click(screen.getByRole('button', { name: 'Fechar' }))

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Abrir diálogo' }))
  expect(screen.getByRole('dialog', { name: 'Diálogo' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana')
})

afterEach(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true))

it('opens a dialog after the tap, not within it', async () => {
  render(<OpeningStates />)
  // Inside `act`, React flushes even work that could wait.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)

  screen.getByRole('button', { name: 'Abrir diálogo' }).click()
  await Promise.resolve()

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await screen.findByRole('dialog')).toBeVisible()
})

it('renders the content of a closed dialog that is to be ready', () => {
  render(<OpeningStates />)

  expect(screen.getByLabelText('Nome no diálogo pronto')).not.toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
