import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { act, fireEvent, screen } from '@testing-library/react'
import { ANNOUNCEMENT_DELAY } from './SavingResult.tsx'
import { SavingsCalculator } from './SavingsCalculator.tsx'

const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ')
/** The result's text, with non-breaking spaces replaced. */
const result = () => plain(screen.getByRole('group', { name: 'Economia' }))

it('shows the calculation of R$ 30.396 a year before anybody types', () => {
  renderInSite(<SavingsCalculator fee={799} amount={'R$\u00a030.396'} />)

  expect(result()).toContain('R$ 3.332')
  expect(result()).toContain('− R$ 799')
  expect(result()).toContain('R$ 30.396 por ano')
})

it("recalculates with the visitor's own numbers", async () => {
  const { user } = renderInSite(<SavingsCalculator fee={799} amount={'R$\u00a030.396'} />)
  const attendants = screen.getByRole('textbox', { name: 'Atendentes' })

  await user.clear(attendants)
  await user.type(attendants, '2')

  expect(result()).toContain('R$ 70.380 por ano')
})

it('asks for numbers while a field is empty', async () => {
  const { user } = renderInSite(<SavingsCalculator fee={799} amount={'R$\u00a030.396'} />)

  await user.clear(screen.getByRole('textbox', { name: 'Salário de cada um (R$)' }))

  expect(result()).toBe('Preencha os quatro campos com números para ver a economia.')
})

it.each([
  { label: 'Atendentes', within: '50', above: '51', limit: '50' },
  { label: 'Salário de cada um (R$)', within: '50.000', above: '50.001', limit: '50.000' },
  { label: 'Encargos e benefícios (%)', within: '200', above: '201', limit: '200' },
  { label: 'Agente por mês (R$)', within: '50.000', above: '50.001', limit: '50.000' },
])('shows at $label the largest number that it accepts', async ({ label, within, above, limit }) => {
  const { user } = renderInSite(<SavingsCalculator fee={799} amount={'R$\u00a030.396'} />)
  const field = screen.getByRole('textbox', { name: label })

  await user.clear(field)
  await user.type(field, above)
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(expect.stringMatching(new RegExp(`A conta vai até ${limit}\\.$`)))
  expect(result()).toBe('Confira o campo marcado para ver a economia.')

  await user.clear(field)
  expect(field).toBeValid()
  await user.type(field, within)

  expect(field).toBeValid()
  expect(result()).toContain('Contratação, por mês')
})

it('announces the result when the visitor has not typed for a second, and not before', async () => {
  jest.useFakeTimers()
  const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds))
  try {
    renderInSite(<SavingsCalculator fee={799} amount={'R$\u00a030.396'} />)
    const attendants = screen.getByRole('textbox', { name: 'Atendentes' })
    const type = (value: string) => fireEvent.input(attendants, { target: { value } })
    pass(60_000)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()

    type('')
    pass(ANNOUNCEMENT_DELAY - 1)
    type('2')
    pass(ANNOUNCEMENT_DELAY - 1)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    pass(1)

    expect(plain(screen.getByRole('status'))).toBe('R$ 70.380 por ano')
  } finally {
    jest.useRealTimers()
  }
})

it('adds the thousands separators while a number is typed, and parses it', async () => {
  const { user } = renderInSite(<SavingsCalculator fee={799} amount={'R$\u00a030.396'} />)
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

it('leaves a number alone while a keyboard is composing it', () => {
  renderInSite(<SavingsCalculator fee={799} amount={'R$\u00a030.396'} />)
  const salary = screen.getByRole<HTMLInputElement>('textbox', { name: 'Salário de cada um (R$)' })

  for (const text of ['2', '25', '2500']) {
    fireEvent.compositionStart(salary)
    salary.value = text
    fireEvent(salary, new InputEvent('input', { bubbles: true, isComposing: true }))
    expect(salary).toHaveValue(text)
  }
  fireEvent.compositionEnd(salary)

  expect(salary).toHaveValue('2.500')
})

it('promises no saving if there is none', async () => {
  const { user } = renderInSite(<SavingsCalculator fee={799} amount={'R$\u00a030.396'} />)
  const salary = screen.getByRole('textbox', { name: 'Salário de cada um (R$)' })

  await user.clear(salary)
  await user.type(salary, '100')

  expect(result()).toContain('Sem economia na folha')
  expect(result()).not.toContain('por ano')
})
