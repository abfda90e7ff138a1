import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { watchFolders } from './watchFolders.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

function open() {
  const folder = mkdtempSync(join(tmpdir(), 'watched-'))
  const path = (name: string) => join(folder, name)
  const save = (name: string, text = 'a') => {
    mkdirSync(dirname(path(name)), { recursive: true })
    writeFileSync(path(name), text)
  }
  save('src/pages/Page.tsx')
  let onChange = () => {}
  const stop = watchFolders(folder, () => onChange(), {
    inside: (name) => name === 'src' || name === 'content',
    matters: (file) => file.endsWith('.tsx'),
  })
  stops.push(stop, () => rmSync(folder, { recursive: true }))
  return {
    save,
    path,
    /** Waits for the change that follows. */
    after(change: () => void): Promise<void> {
      const changed = new Promise<void>((resolve) => {
        onChange = resolve
      })
      change()
      return changed
    },
  }
}

it.each(['src/pages/Page.tsx', 'src/Part.tsx', 'recipe.tsx', 'content/later/Post.tsx'])(
  'sees %s that is saved',
  async (file) => {
    const { after, save } = open()

    await after(() => save(file, 'b'))
  },
)

it('sees changes in a folder that was gone, and came again', async () => {
  const { after, save, path } = open()
  await after(() => renameSync(path('src'), path('elsewhere')))
  await after(() => save('src/pages/Page.tsx', 'b'))

  await after(() => save('src/pages/Page.tsx', 'c'))
})

it('sees changes in a folder that was replaced at once', async () => {
  const { after, save, path } = open()
  await after(() => {
    rmSync(path('src'), { recursive: true })
    save('src/pages/Page.tsx', 'b')
  })

  await after(() => save('src/pages/Page.tsx', 'c'))
})
