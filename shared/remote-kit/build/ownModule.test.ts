import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownModule } from './ownModule.ts'

const kit = join(__dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'kit-'))
afterAll(() => rmSync(folder, { recursive: true }))

it.each(['Part.ts', 'View.tsx', 'Built.js'])('finds %s', (file) => {
  writeFileSync(join(folder, file), '')

  expect(ownModule(folder, file.replace(/\.\w+$/, ''))).toBe(join(folder, file))
})

it('names what is missing', () => {
  expect(() => ownModule(folder, 'client/gone')).toThrow(/^The kit has no module client\/gone in /)
})

it('is how the kit names its own modules, which are not TypeScript where it is installed', () => {
  const files = globSync('**/*.{ts,tsx,cjs,mjs}', { cwd: kit, exclude: ['node_modules', '.build', '**/testing'] })
  const named = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(join(kit, file), 'utf8')
        .split('\n')
        .map((line) => `${file}: ${line.trim()}`),
    )
    .filter(
      (line) =>
        !/: (\*|\/\/)/.test(line) && /import\.meta|__dirname|require\.resolve/.test(line) && /\w\.tsx?['"`]/.test(line),
    )

  // It looks which of the two it is.
  expect(named).toEqual([expect.stringMatching(/^bin\/remote-kit\.mjs: const extension = existsSync/)])
})
