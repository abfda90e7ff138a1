import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evidenceSections } from '@site/contracts/Evidence'
import { sampleTexts } from '@site/contracts/sampleEvidence'
import { readEvidence, sampleSections } from './readEvidence.ts'

const folder = mkdtempSync(join(tmpdir(), 'evidence-'))
const put = (name: string, content: unknown) =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))

beforeEach(() => {
  rmSync(join(folder, 'views.json'), { force: true })
  rmSync(join(folder, 'view.json'), { force: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

it('uses samples without a folder, and says so', () => {
  expect(sampleSections(readEvidence(undefined))).toEqual(Object.keys(evidenceSections))
})

it('replaces the sample of a file, and no other', () => {
  put('views.json', { sample: false, articles: { 'meu-artigo': '12' } })

  const evidence = readEvidence(folder)

  expect(evidence.views.articles).toEqual({ 'meu-artigo': '12' })
  expect(evidence.story).toBe(sampleTexts.story)
  expect(sampleSections(evidence)).not.toContain('views')
})

it.each([
  { file: 'views.json', content: '{', message: 'EVIDENCE_DIR: views.json is not JSON.' },
  { file: 'views.json', content: { articles: {} }, message: 'EVIDENCE_DIR: views.json: sample is missing.' },
  { file: 'views.json', content: { sample: 'no', articles: {} }, message: 'views.json: sample must be true or false.' },
  { file: 'views.json', content: { sample: true, articles: { a: '' } }, message: 'articles.a must not be empty.' },
  { file: 'views.json', content: { sample: true, articles: {}, more: 1 }, message: 'views.json: more is not known.' },
  {
    file: 'view.json',
    content: {},
    message: 'EVIDENCE_DIR: view.json is not known. Its files are testimonials.json, ',
  },
])('explains how to correct $file with $content', ({ file, content, message }) => {
  put(file, content)

  expect(() => readEvidence(folder)).toThrow(message)
})

it('reports a missing folder', () => {
  expect(() => readEvidence('/nowhere/evidence')).toThrow(
    'EVIDENCE_DIR is "/nowhere/evidence", but there is no such folder.',
  )
})
