import { sampleEvidence } from '@site/contracts/sampleEvidence'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { useEvidence } from './useEvidence.ts'

function Title() {
  return <p>{useEvidence().story.title}</p>
}

it("returns the operator's evidence on the server", () => {
  renderInSite(<Title />)

  expect(screen.getByText(sampleEvidence.story.title)).toBeVisible()
})

it('is requested in a browser, whose document does not contain it', async () => {
  const fetched = jest.fn(async () => ({ ok: true, json: async () => sampleEvidence }))
  Object.assign(globalThis, { fetch: fetched })
  const { evidence: _, ...site } = sampleSite

  await act(async () =>
    renderInSite(
      <Suspense fallback="…">
        <Title />
        <Title />
      </Suspense>,
      { site },
    ),
  )

  expect(screen.getAllByText(sampleEvidence.story.title)).toHaveLength(2)
  expect(fetched.mock.calls).toEqual([['/_evidence.json']])
})
