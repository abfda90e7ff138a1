import { toastShown } from '@site/contracts/events'
import { forgetVisitor, rememberVisitor } from '@site/leads/rememberedVisitor'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { screen } from '@testing-library/react'
import { MIN_SENDING_TIME } from './formProblem.ts'
import { openEbookForm } from './testing/openEbookForm.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  forgetVisitor()
})

it('shows at each field why the server refused it', async () => {
  const { field, fillIn, submit, pass } = openEbookForm(() => ({
    status: 'rejected',
    fields: { phone: 'Escreva o telefone com DDD.' },
  }))
  await fillIn()

  await submit()
  await pass(MIN_SENDING_TIME)

  expect(field('WhatsApp')).toHaveAccessibleDescription('Escreva o telefone com DDD.')
  expect(field('WhatsApp')).toHaveFocus()
})

it.each([
  { about: 'nothing is filled in', values: { name: '', phone: '', email: '' }, invalid: 'Nome' },
  { about: 'the phone is blank', values: { phone: '   ' }, invalid: 'WhatsApp' },
])('asks for the required fields if $about', async ({ values, invalid }) => {
  const { actions, send, field, fillIn, submit } = openEbookForm()
  await fillIn(values)

  await submit()

  expect(actions).toEqual([
    toastShown({
      title: 'Atenção',
      description: 'Por favor, preencha todos os campos obrigatórios.',
      tone: 'destructive',
    }),
  ])
  expect(field(invalid)).toBeInvalid()
  expect(field(invalid)).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
})

it('asks for a valid email', async () => {
  const { actions, send, field, fillIn, submit } = openEbookForm()
  await fillIn({ email: 'ana@loja' })

  await submit()

  expect(actions).toEqual([
    toastShown({ title: 'Email inválido', description: 'Por favor, insira um email válido.', tone: 'destructive' }),
  ])
  expect(field('E-mail')).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
})

it('removes a message when its field is corrected, and keeps the others', async () => {
  const { user, field, fillIn, submit } = openEbookForm()
  await fillIn({ name: '', phone: '', email: 'ana@loja' })
  await submit()
  expect(field('Nome')).toBeInvalid()

  await user.type(field('Nome'), 'A')
  await user.type(field('E-mail'), '.com')

  expect(field('Nome')).toBeValid()
  expect(field('E-mail')).toBeValid()
  expect(field('WhatsApp')).toBeInvalid()
  expect(field('E-mail')).toHaveFocus()
})

it('accepts no more characters than the server does', () => {
  const { field } = openEbookForm()

  expect(field('Nome')).toHaveAttribute('maxlength', '120')
  expect(field('WhatsApp')).toHaveAttribute('maxlength', '160')
  expect(field('E-mail')).toHaveAttribute('maxlength', '254')
})

it('prefills what the visitor entered in another form during this visit', () => {
  rememberVisitor({ name: 'Bia', email: 'bia@clinica.com' })

  const { field } = openEbookForm()

  expect(field('Nome')).toHaveValue('Bia')
  expect(field('E-mail')).toHaveValue('bia@clinica.com')
  expect(field('WhatsApp')).toHaveValue('')
})

it('is a real form with required fields for a browser without scripts', () => {
  const { field } = openEbookForm()

  const form = screen.getByRole('form', { name: 'Receber o e-book' })
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', sampleSite.services.leadUrl)
  // The server reads an address that a browser would refuse.
  expect(form).toHaveAttribute('novalidate')
  expect(form).toHaveFormValues({ kind: 'blog-ebook' })
  expect(field('Nome')).toBeRequired()
  expect(field('WhatsApp')).toHaveAttribute('type', 'tel')
  expect(field('E-mail')).toHaveAttribute('type', 'email')
})
