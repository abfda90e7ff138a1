import { SiteContext } from '@site/contracts/useSite'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { render, screen } from '@testing-library/react'
import { PrivacyNotice } from './PrivacyNotice.tsx'

it('keeps its elements when the form around it is rendered again', () => {
  const notice = () => (
    <SiteContext value={sampleSite}>
      <PrivacyNotice purpose="para responder" />
    </SiteContext>
  )
  const { rerender } = render(notice())
  const before = [...document.querySelectorAll('p *')]

  rerender(notice())

  expect(screen.getByText(/Usamos seus dados apenas para responder\./)).toBeVisible()
  expect([...document.querySelectorAll('p *')]).toEqual(before)
  expect(before.length).toBeGreaterThan(1)
})
