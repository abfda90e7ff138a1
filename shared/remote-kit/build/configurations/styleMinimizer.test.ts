import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

jest.setTimeout(60_000)

const folder = mkdtempSync(join(tmpdir(), 'styles-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const cases = [
  { what: 'a variant of a list is one rule', css: '.a,.b{&:is(.dark *){top:0}}', is: ':is(.a,.b):is(.dark *){top:0}' },
  { what: 'a choice is one rule', css: '.c:is(.d,[hidden]){top:1px}', is: '.c:is(.d,[hidden]){top:1px}' },
  {
    what: 'a scheme is as it was written',
    css: '.e{color:light-dark(red,#00f)}',
    is: '.e{color:light-dark(red,#00f)}',
  },
  { what: 'a direction is as it was written', css: '.f:dir(rtl){top:2px}', is: '.f:dir(rtl){top:2px}' },
  { what: 'a side is as it was written', css: '.g{margin-inline-start:1px}', is: '.g{margin-inline-start:1px}' },
  { what: 'Safari has its prefix', css: '.h{user-select:none}', is: '.h{-webkit-user-select:none;user-select:none}' },
]

it('a style sheet is small, and means the same', () => {
  writeFileSync(join(folder, 'page.css'), cases.map(({ css }) => css).join('\n'))
  const command = ['--import', 'tsx', join(__dirname, '../testing/minimizedStyles.ts'), folder]

  expect(execFileSync(process.execPath, command, { cwd: __dirname, encoding: 'utf8' })).toBe(
    cases.map(({ is }) => is).join(''),
  )
})
