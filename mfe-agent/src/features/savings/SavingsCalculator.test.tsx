import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { screen } from '@testing-library/react'
import { SavingsCalculator } from './SavingsCalculator.tsx'

/** What the result says, with plain spaces. */
const result = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')

it('shows how R$ 30.396 a year come about before anybody types', () => {
  renderInSite(<SavingsCalculator />)

  expect(result()).toContain('R$ 3.332')
  expect(result()).toContain('− R$ 799')
  expect(result()).toContain('R$ 30.396 por ano')
})

it("does the sum again with the visitor's own numbers", async () => {
  const { user } = renderInSite(<SavingsCalculator />)
  const attendants = screen.getByRole('textbox', { name: 'Atendentes' })

  await user.clear(attendants)
  await user.type(attendants, '2')

  expect(result()).toContain('R$ 70.380 por ano')
})

it('asks for numbers while a field is empty', async () => {
  const { user } = renderInSite(<SavingsCalculator />)

  await user.clear(screen.getByRole('textbox', { name: 'Salário de cada um (R$)' }))

  expect(result()).toBe('Preencha os quatro campos com números para ver a economia.')
})

it('sets the points while a number is typed, and understands it', async () => {
  const { user } = renderInSite(<SavingsCalculator />)
  const salary = screen.getByRole<HTMLInputElement>('textbox', { name: 'Salário de cada um (R$)' })
  expect(salary).toHaveValue('1.960')

  await user.clear(salary)
  await user.type(salary, '2500,50')
  expect(salary).toHaveValue('2.500,50')
  expect(result()).toContain('R$ 4.251')

  await user.type(salary, '1', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(salary).toHaveValue('21.500,50')
  expect(salary.selectionStart).toBe(2)
})

it('promises no saving where there is none', async () => {
  const { user } = renderInSite(<SavingsCalculator />)
  const salary = screen.getByRole('textbox', { name: 'Salário de cada um (R$)' })

  await user.clear(salary)
  await user.type(salary, '100')

  expect(result()).toContain('Sem economia na folha')
  expect(result()).not.toContain('por ano')
})
