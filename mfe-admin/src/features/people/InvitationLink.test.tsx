import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { screen } from '@testing-library/react'
import { InvitationLink } from './InvitationLink.tsx'

const link = 'https://mesa.exemplo.com.br/entrar/convite/abc'

function open(clipboard: Pick<Clipboard, 'writeText'> | undefined) {
  const view = renderInSite(<InvitationLink name="Rui" invitation={{ link, mailed: false }} />)
  // After what stands for the user has put one of its own there.
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  return view
}

it('copies the link', async () => {
  const writeText = jest.fn(async () => {})
  const { user } = open({ writeText })

  await user.click(screen.getByRole('button', { name: 'Copiar link' }))

  expect(writeText).toHaveBeenCalledWith(link)
  expect(screen.getByRole('button', { name: 'Copiado' })).toBeVisible()
})

it.each([
  { what: 'has no clipboard', clipboard: undefined },
  { what: 'does not allow it', clipboard: { writeText: () => Promise.reject(new Error('denied')) } },
])('marks the link where the browser $what, and says so', async ({ clipboard }) => {
  const { user } = open(clipboard)

  await user.click(screen.getByRole('button', { name: 'Copiar link' }))

  expect(screen.getByText(/copie você mesmo/)).toBeVisible()
  const field = screen.getByLabelText<HTMLInputElement>('Link de acesso')
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link)
})
