import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const folder = mkdtempSync(join(tmpdir(), 'watched-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('rebuilds when a file changes that no module imports', async () => {
  writeFileSync(join(folder, 'page.js'), 'export const page = 1')
  writeFileSync(join(folder, 'content.json'), '1')
  const watch = join(__dirname, 'testing/watchFile.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', watch, folder, 'content.json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const lines = createInterface({ input: child.stdout })
    const nextLine = () => once(lines, 'line', { signal: AbortSignal.timeout(20_000) })
    await nextLine()

    writeFileSync(join(folder, 'content.json'), '2')

    expect(await nextLine()).toEqual(['built'])
  } finally {
    child.kill()
  }
})
