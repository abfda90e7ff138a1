import { render, screen } from '@testing-library/react'
import { jsx, jsxs } from './jsxRuntime.ts'

it.each([
  { how: 'as text', props: { children: '.loja { color: rgb(1, 2, 3) }' } },
  { how: 'as HTML', props: { dangerouslySetInnerHTML: { __html: '.loja { color: rgb(1, 2, 3) }' } } },
  { how: 'in parts', props: { children: ['.loja { color: ', 'rgb(1, 2, 3) }'] } },
])('applies the rules of a style element that are given $how, without one in the page', ({ props }) => {
  const { container } = render(
    jsxs('div', { children: [jsx('style', props), jsx('p', { className: 'loja', children: 'Um' })] }),
  )

  expect(screen.getByText('Um')).toHaveStyle({ color: 'rgb(1, 2, 3)' })
  expect(container.querySelector('style')).toBeNull()
})

it('keeps keys', () => {
  expect(jsx('p', { children: 'Um' }, 'um').key).toBe('um')
})
