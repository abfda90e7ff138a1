import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchRecipe } from './watchRecipe.ts'

it('says that a definition is another one, until it is as before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'recipe-'))
  const save = (text: string) => writeFileSync(join(folder, 'rspack.config.ts'), text)
  save('export default 1')
  let onChanged: (problems: readonly string[]) => void = () => {}
  const after = (text: string) =>
    new Promise<readonly string[]>((resolve) => {
      onChanged = resolve
      save(text)
    })
  const stop = watchRecipe(folder, (problems) => onChanged(problems))

  expect(await after('export default 2')).toEqual([expect.stringMatching(/^rspack\.config\.ts has changed: /)])
  expect(await after('export default 1')).toEqual([])

  stop()
  rmSync(folder, { recursive: true })
})
