import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Field } from './Field.tsx'
import { SelectField } from './SelectField.tsx'

it('a busy button is disabled and says that it is busy', () => {
  render(<Button busy>Enviando...</Button>)

  const button = screen.getByRole('button', { name: 'Enviando...' })
  expect(button).toBeDisabled()
  expect(button).toHaveAttribute('aria-busy', 'true')
})

it('a field is tied to its label, its hint and its error', () => {
  render(<Field label="E-mail" name="email" type="email" hint="Só para enviar o material." error="Confira o e-mail." />)

  const field = screen.getByRole('textbox', { name: 'E-mail' })
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Só para enviar o material. Confira o e-mail.')
})

it('a field without an error is not marked as invalid', () => {
  render(<Field label="Mensagem" name="message" multiline rows={4} />)

  const field = screen.getByRole('textbox', { name: 'Mensagem' })
  expect(field.tagName).toBe('TEXTAREA')
  expect(field).not.toHaveAttribute('aria-invalid')
  expect(field).not.toHaveAttribute('aria-describedby')
})

it('a select field offers its options', () => {
  render(<SelectField label="Segmento" name="segment" options={[{ value: 'petshop', label: 'Petshop' }]} />)

  expect(screen.getByRole('combobox', { name: 'Segmento' })).toHaveValue('petshop')
})

function Example() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="E-book gratuito">
        <Field label="Nome" name="nome" />
      </Dialog>
    </>
  )
}

it('a dialog opens, closes and keeps what was typed', async () => {
  const user = userEvent.setup()
  render(<Example />)
  expect(screen.queryByLabelText('Nome')).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Abrir' }))
  await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Ana')
  await user.click(screen.getByRole('button', { name: 'Fechar' }))

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Abrir' }))
  expect(screen.getByRole('dialog', { name: 'E-book gratuito' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana')
})

afterEach(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true))

it('a dialog opens after the tap that asks for it, not within it', async () => {
  render(<Example />)
  // Within `act` React is made to finish whatever can wait.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)

  screen.getByRole('button', { name: 'Abrir' }).click()
  await Promise.resolve()

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await screen.findByRole('dialog')).toBeVisible()
})

it('a dialog that is to be ready has its content, and is not open', () => {
  render(
    <Dialog ready open={false} onClose={() => {}} title="E-book gratuito">
      <Field label="Nome" name="nome" />
    </Dialog>,
  )

  expect(screen.getByLabelText('Nome')).not.toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
