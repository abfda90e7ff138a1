import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from './prepare.ts'

const folder = mkdtempSync(join(tmpdir(), 'prepare-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it("checks a remote by the scripts of its own, with another team's linter too", async () => {
  const scripts = { types: 'node -p 1', lint: 'node -e "process.exit(3)"' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }))

  const name = 'mfe-loja'
  const place = { own: name, root: folder, known: [name], buildable: [name], folderOf: () => folder, site: undefined }

  await expect(prepare(name, 'checks and build', place)).rejects.toThrow('Nothing was released: "npm run lint" fails')
})
