import { render, screen } from '@testing-library/react'
import { Heading } from './Heading.tsx'

it('a heading keeps its level when it looks like another', () => {
  render(
    <Heading level={2} size="h3">
      Perguntas
    </Heading>,
  )

  expect(screen.getByRole('heading', { level: 2, name: 'Perguntas' })).not.toHaveAttribute('size')
})
