import { visitSource } from './visitSource.ts'

afterEach(() => {
  Object.defineProperty(document, 'referrer', { value: '', configurable: true })
  history.replaceState(null, '', '/')
})

it.each<{ from: string; at?: string; type?: string; source: string | undefined }>([
  { from: '', source: '' },
  { from: 'https://www.google.com/', source: 'www.google.com' },
  { from: 'https://jornal.example:8443/pagina?q=segredo', source: 'jornal.example:8443' },
  { from: 'android-app://com.google.android.gm/', source: 'com.google.android.gm' },
  { from: 'https://www.google.com/', at: '/?utm_source=boletim&utm_medium=email', source: 'boletim' },
  { from: 'https://www.google.com/', at: '/?gclid=abc', source: 'google ads' },
  { from: '', at: '/?utm_source=&gclid=abc', source: 'google ads' },
  { from: '', at: `/?utm_source=${'x'.repeat(100)}`, source: 'x'.repeat(60) },
  { from: `${location.origin}/revista?x=1`, source: undefined },
  { from: `${location.origin}/`, at: '/?utm_source=eu', source: undefined },
  { from: 'https://www.google.com/', type: 'reload', source: undefined },
])('says of $at from $from: $source', ({ from, at = '/', type = 'navigate', source }) => {
  Object.defineProperty(document, 'referrer', { value: from, configurable: true })
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
  history.replaceState(null, '', at)

  expect(visitSource()).toBe(source)
})
