import { expect, test } from './visit.ts'

/** The session's key for the reports that its pages have sent; they outlive a page that is left. */
const REPORTS_KEY = 'test.reports'

test('a page that is left while its code is loading has not failed', async ({ visit }) => {
  visit.proxy.hold(/\/QuizPage\.\w+\.js/)
  await visit.goTo(`${visit.proxy.url}/quiz`)
  await visit.run((key) => {
    const { fetch } = window
    window.fetch = (address, options) => {
      if (String(address) === '/_reports') {
        const former = JSON.parse(sessionStorage.getItem(key) ?? '[]')
        sessionStorage.setItem(key, JSON.stringify([...former, ...JSON.parse(String(options?.body))]))
      }
      return fetch(address, options)
    }
  }, REPORTS_KEY)
  // What fails before that is reported.
  await visit.until((key) => {
    const [filename = ''] = /\/r\/mfe-quiz\/\w+\/[\w.-]+\.js/.exec(document.documentElement.outerHTML) ?? []
    dispatchEvent(new ErrorEvent('error', { filename, error: new Error('sample') }))
    return sessionStorage.getItem(key)
  }, REPORTS_KEY)

  await visit.goTo(`${visit.proxy.url}/garantias`)

  const causes = await visit.run((key) => {
    const reports: { type: string; body: { cause: string } }[] = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return reports.flatMap(({ type, body }) => (type === 'incident' ? [body.cause] : []))
  }, REPORTS_KEY)
  expect(causes).toEqual(['exception'])
})
