import { render, screen } from '@testing-library/react'
import { TextStates } from '../gallery/ContentStates.tsx'

it('keeps the level of a heading that looks like another', () => {
  render(<TextStates />)

  const heading = screen.getByRole('heading', { level: 3, name: 'Nível 3 do tamanho do nível 2' })
  expect(heading).not.toHaveAttribute('size')
})
