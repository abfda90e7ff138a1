import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** A remote's drawings, and where their output goes. */
export type Drawings = {
  /** The remote's name, which is part of the images' public address. */
  remote: string
  /** Folder with the drawings, `<name>.svg`. */
  drawings: string
  /** The remote's `.build` folder: the images go to its `public`. */
  output: string
}

type Options = Pick<Drawings, 'remote' | 'output'> & {
  /** The folder in the output with a JSON file per image. */
  kind: string
  /** The prefix of the files' names: other kinds may publish to the same folder. */
  prefix: string
}

type Picture = {
  name: string
  /** Changes with the image and is part of its file's name, so that browsers may cache it for ever. */
  hash: string
  extension: string
  width: number
  height: number
  /** Makes the file's content; not called if the file exists already. */
  make: () => Buffer | string | Promise<Buffer>
}

/** Where an image is published, and its size in pixels. */
export type PublishedPicture = { src: string; width: number; height: number }

/** The names of the drawings (`<name>.svg`) in a folder. */
export function drawingsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => basename(file, '.svg'))
    .sort()
}

/**
 * Publishes a remote's images of one kind. `<kind>/<name>.json` says where each is; one file per image, so that an island's
 * code contains only the address that it needs. Images that are not added again before `finish` are removed.
 */
export function publicPictures({ remote, output, kind, prefix }: Options) {
  const folder = join(output, 'public')
  const facts = join(output, kind)
  const published: Record<string, PublishedPicture> = {}
  const files = new Set<string>()

  function dropOthers() {
    for (const file of readdirSync(folder)) {
      if (file.startsWith(prefix) && !files.has(file)) rmSync(join(folder, file))
    }
    for (const file of readdirSync(facts)) if (!(basename(file, '.json') in published)) rmSync(join(facts, file))
  }

  return {
    async add({ name, hash, extension, width, height, make }: Picture): Promise<void> {
      const file = `${prefix}${name}-${hash}.${extension}`
      if (!existsSync(join(folder, file))) writeAtomically(join(folder, file), await make())
      files.add(file)
      published[name] = { src: `/media/${remote}/${file}`, width, height }
      writeAtomically(join(facts, `${name}.json`), JSON.stringify(published[name]))
    },
    finish(): Record<string, PublishedPicture> {
      for (const each of [folder, facts]) mkdirSync(each, { recursive: true })
      dropOthers()
      return published
    },
  }
}

/** Renamed into place once it is complete: an interrupted build must leave no broken file behind. */
export function writeAtomically(path: string, content: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.part`, content)
  renameSync(`${path}.part`, path)
}
