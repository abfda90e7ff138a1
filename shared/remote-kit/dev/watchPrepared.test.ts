import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchPrepared } from './watchPrepared.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

function open(...folders: string[]) {
  const remote = mkdtempSync(join(tmpdir(), 'remote-'))
  for (const folder of folders) mkdirSync(join(remote, folder), { recursive: true })
  const prepared = new Promise<void>((resolve) => {
    stops.push(watchPrepared(remote, { prepare: async () => {}, onPrepared: () => resolve() }), () =>
      rmSync(remote, { recursive: true }),
    )
  })
  return { prepared, save: (file: string) => writeFileSync(join(remote, file), 'new') }
}

it.each(['content/post.md', 'content/covers/post.svg', 'social/page.svg'])(
  'prepares again when %s is saved',
  async (file) => {
    const { prepared, save } = open('content/covers', 'social')

    save(file)

    await prepared
  },
)

it('watches only what exists', async () => {
  const { prepared, save } = open('social')

  save('social/page.svg')

  await prepared
})
