import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { picturePath } from '@site/contracts/picture'
import type { ContentStore } from '../../releaseStore/content/ContentStore.ts'
import { createFolderContent } from '../../releaseStore/folder/folderContent.ts'
import { addVersion, writeFiles } from './contentHistory.ts'
import { CONTENT_KEPT, pruneContent } from './pruneContent.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const log = () => {
  const lines: string[] = []
  return { lines, info: (text: string) => void lines.push(text), warn: (text: string) => void lines.push(text) }
}

/** What a text has for a picture whose only file has this hash, cut from a photo that the desk may cut again. */
const pictureOf = (hash: string, original?: string) => ({
  ...{ width: 400, height: 300, src: `${picturePath}a.jpg`, sources: [] },
  social: { src: `${picturePath}a.jpg`, width: 1200, height: 630, type: 'image/jpeg' },
  files: [{ name: '0123456789abcdef-400.avif', hash }],
  ...(original && { original }),
})

/** A store with published texts, a draft and a plan, each with a photo and the whole of it, and photos that nobody needs. */
async function open() {
  const store = createFolderContent(folder)
  const write = (text: string) => store.write(Buffer.from(text))
  const photoOf = async (what: string) => ({ cut: await write(what), whole: await write(`whole ${what}`) })
  const photos = {
    published: await photoOf('published'),
    former: await photoOf('former'),
    draft: await photoOf('draft'),
    planned: await photoOf('planned'),
  }
  const unused = await photoOf('unused')
  type Photo = Awaited<ReturnType<typeof photoOf>>
  const shown = ({ cut, whole }: Photo) => ({ picture: pictureOf(cut, whole) })
  const publish = async (number: number, photo: Photo) => {
    const file = await write(JSON.stringify({ number, ...shown(photo) }))
    const content = await writeFiles(store, { posts: file })
    await addVersion(store, { number, at: '2026-01-01T00:00:00.000Z', by: 'Ana', content, changed: ['posts'] })
    return [file, content]
  }
  const kept = [...(await publish(1, photos.former)), ...(await publish(2, photos.published))]
  await store.add('draft-posts', { number: 1, content: { draft: { value: shown(photos.draft) } } })
  await store.add('plan-posts', { number: 1, content: { plan: { value: shown(photos.planned) } } })
  const needed = Object.values(photos).flatMap(({ cut, whole }) => [cut, whole])
  return { store, unused, kept: [...kept, ...needed] }
}

const hashesOf = async (store: ContentStore) => (await store.files()).map(({ hash }) => hash).sort()
const later = () => Date.now() + CONTENT_KEPT + 60_000

it('removes what no version, draft or plan names, once it is old', async () => {
  const { store, unused, kept } = await open()

  await pruneContent({ store, now: Date.now(), log: log() })
  expect(await hashesOf(store)).toEqual([...kept, unused.cut, unused.whole].sort())
  const said = log()
  await pruneContent({ store, now: later(), log: said })

  expect(await hashesOf(store)).toEqual(kept.sort())
  expect(said.lines).toEqual(['2 files of the content, which nothing names, are no longer kept.'])
})

it('keeps a file that is stored again meanwhile', async () => {
  const { store, unused } = await open()

  await store.remove(unused.cut, Date.now() - 60_000)

  expect(await hashesOf(store)).toContain(unused.cut)
})

it.each([
  { what: 'a record', place: async () => ['versions/00000001.json'] },
  {
    what: 'a file',
    place: async (kept: string[]) =>
      kept.map((hash) => join('files', Buffer.from(hash.slice(7), 'base64').toString('hex'))),
  },
])('removes nothing while $what cannot be read', async ({ place }) => {
  const { store, kept } = await open()
  for (const file of await place(kept.slice(0, 4))) await writeFile(join(folder, file), '{')
  const before = await hashesOf(store)
  const said = log()

  await pruneContent({ store, now: later(), log: said })

  expect(await hashesOf(store)).toEqual(before)
  expect(said.lines.join()).toMatch(/^Old files of the content cannot be removed: /)
})
