import { join } from 'node:path'
import { type PictureFile, pictureFilesIn, picturePath } from '@site/contracts/picture'
import { CONTENT } from '@site/contracts/PreviewToken'
import type { ContentStore } from '../../releaseStore/content/ContentStore.ts'
import { fetchContentFile } from '../../releaseStore/content/fetchContentFile.ts'

/** Files of pictures lie beside the releases, as if `content` had one release called `files`. */
const place = { name: CONTENT, id: 'files' } as const
const fileOf = ({ name }: Pick<PictureFile, 'name'>) => `media/${name}`

/** The pictures that content shows, by public address. */
export function servedPictures(content: unknown) {
  const files = [...pictureFilesIn(content).values()].map((one) => {
    const { hash, name } = one
    const file = { ...place, file: fileOf(one), hash, caching: 'immutable', guarded: false } as const
    return [`${picturePath}${name}`, file] as const
  })
  return new Map(files)
}

/** Makes sure that these pictures are on this machine. @throws ReleaseProblem if the store does not have one */
export async function fetchPictures(store: ContentStore, releasesFolder: string, content: unknown): Promise<void> {
  for (const one of pictureFilesIn(content).values()) {
    await fetchContentFile(store, one.hash, join(releasesFolder, place.name, place.id, fileOf(one)))
  }
}
