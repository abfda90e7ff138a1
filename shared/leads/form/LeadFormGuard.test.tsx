import { screen } from '@testing-library/react'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { LeadFormGuard } from './LeadFormGuard.tsx'
import { PRIVACY_TEXT_VERSION, PrivacyNotice } from './PrivacyNotice.tsx'

it('gives a form its kind, the privacy text and a honeypot that people do not notice', () => {
  const { container } = renderInSite(
    <form>
      <LeadFormGuard kind="question" />
      <PrivacyNotice purpose="para responder a você" />
    </form>,
  )

  const form = container.querySelector('form')
  const fields = Object.fromEntries(form ? new FormData(form) : [])
  expect(fields).toEqual({
    kind: 'question',
    consent: expect.stringMatching(/^\d{4}-\d\d-\d\d(\.\d+)?$/),
    homepage: '',
  })
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(container.querySelector('[name=homepage]')).toHaveAttribute('tabindex', '-1')
  expect(screen.getByRole('link', { name: 'aviso de privacidade' })).toHaveAttribute('href', '/loja/privacidade')
})

it('names the words of the agency, too, where writers have published some', () => {
  const site = { ...sampleSite, privacyText: '3fa9c1d2' }
  const { container } = renderInSite(<LeadFormGuard kind="question" />, { site })

  expect(container.querySelector('[name=consent]')).toHaveValue(`${PRIVACY_TEXT_VERSION}-3fa9c1d2`)
})
