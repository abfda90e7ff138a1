import { createHash } from 'node:crypto'
import { PRIVACY_TEXT_VERSION, PrivacyNotice } from '@site/leads/PrivacyNotice'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { sampleSite, sampleSiteWith } from '@site/remote-kit/testing/sampleSite'
import { act, cleanup } from '@testing-library/react'
import { chatAgent, chatModuleAddress } from '../chat/embed/chatServices.ts'
import { contactForm } from '../contact/contactForm.ts'
import { ebookForm } from '../ebook/ebookForm.ts'
import { Policy } from './Policy.tsx'
import { dayOf, effectiveDay } from './policyVersion.ts'
import { load } from './privacyData.ts'

/** Hashes of all wordings shown to visitors since this has been checked, by version. The last one is current. */
const wordings: readonly { version: string; hash: string }[] = [
  { version: '2026-11-23', hash: 'a822ad9c7ccb88f0' },
  { version: '2026-11-24', hash: '14729a6151c0f72b' },
  { version: '2026-11-28', hash: 'a8d377b8c0ca6473' },
  { version: '2026-11-28.2', hash: '439fbef2048578cb' },
]

const plain = sampleSiteWith(chatModuleAddress, chatAgent)
const services = { ...plain.services, analyticsId: 'G-TEST123', chatModuleUrl: 'https://chat.example/embed.js' }

/** The text of the policy and of the forms' privacy notice, with and without the optional parts. */
async function wording(): Promise<string> {
  const facts = load({ site: sampleSite, forms: [contactForm, { ...ebookForm, basis: 'consent' }] }).serverOnly
  const texts: (string | null)[] = []
  const advertising = [
    { tags: [], leads: ['google'] },
    { tags: [{ company: 'google', id: 'AW-1' }], leads: [] },
    { tags: [{ company: 'meta', id: '1' }], leads: ['meta', 'google'] },
  ] as const
  const advertised = advertising.map((used) => ({ ...plain, services, advertising: used }))
  for (const site of [plain, { ...plain, services }, { ...plain, advertising: advertising[0] }, ...advertised]) {
    const shown = (
      <>
        <PrivacyNotice purpose="para responder" />
        <Policy facts={facts} />
      </>
    )
    const { container } = await act(async () => renderInSite(shown, { site }))
    texts.push(container.textContent)
    cleanup()
  }
  return texts.join('\n')
}

it('changes the version of the privacy text with its words', async () => {
  const text = await wording()
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
  const last = wordings.at(-1)
  expect(text).toContain('Seus direitos')

  if (hash !== last?.hash || PRIVACY_TEXT_VERSION !== last.version) {
    throw new Error(
      `The words of the privacy policy or of the notice at forms are not those of version ${last?.version}, by which leads are stored. ` +
        `Set PRIVACY_TEXT_VERSION (shared/leads/form/PrivacyNotice.tsx) to the day on which the new words go live (\`2026-11-28.2\` for a second time on that day), and add ` +
        `{ version: '<that day>', hash: '${hash}' } to the end of the list in this test.`,
    )
  }
})

it('has no version with two wordings', () => {
  const versions = wordings.map(({ version }) => version)
  expect(versions).toEqual([...new Set(versions)].sort())
  expect(new Set(wordings.map(({ hash }) => hash)).size).toBe(wordings.length)
})

it.each(wordings)('has a day for version $version', ({ version }) => {
  expect(version).toMatch(/^\d{4}-\d\d-\d\d(\.[2-9])?$/)
  expect(new Date(dayOf(version)).toISOString()).toContain(dayOf(version))
})

it.each([
  { version: '2026-11-28', since: '2026-11-28', day: '2026-11-28' },
  { version: '2026-11-28.2', since: '2026-11-27', day: '2026-11-28' },
  { version: '2026-11-28.2', since: '2026-12-01', day: '2026-12-01' },
])('is valid since the later of $version and $since', ({ version, since, day }) => {
  expect(effectiveDay(version, since)).toBe(day)
})
