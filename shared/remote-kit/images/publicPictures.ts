import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** A remote's drawings, and where what is made of them goes. */
export type Drawings = {
  /** Name of the remote: it decides under which address the server publishes the pictures. */
  remote: string
  /** Folder with the drawings, `<name>.svg`. */
  drawings: string
  /** The remote's `.build` folder: the pictures go to its `public`. */
  output: string
}

type Options = Pick<Drawings, 'remote' | 'output'> & {
  /** How the facts about the pictures are named in the output folder: a folder with a file for each. */
  kind: string
  /** How the files' names begin: others may publish in the same folder. */
  prefix: string
}

type Picture = {
  name: string
  /** Changes with the picture and is part of its file's name, so that browsers may keep it for ever. */
  hash: string
  extension: string
  width: number
  height: number
  /** What the file holds; not called when it is there already. */
  make: () => Buffer | string | Promise<Buffer>
}

/** Where a picture is published, and its size in pixels. */
export type PublishedPicture = { src: string; width: number; height: number }

/** The names of the drawings (`<name>.svg`) in a folder. */
export function drawingsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => basename(file, '.svg'))
    .sort()
}

/**
 * Publishes a remote's pictures of one kind. `<kind>/<name>.json` says where each is, a file per picture: a part that is
 * hydrated carries the address of its own only. What is not added again before `finish` is removed.
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
      if (!existsSync(join(folder, file))) writeWhole(join(folder, file), await make())
      files.add(file)
      published[name] = { src: `/media/${remote}/${file}`, width, height }
      writeWhole(join(facts, `${name}.json`), JSON.stringify(published[name]))
    },
    finish(): Record<string, PublishedPicture> {
      for (const each of [folder, facts]) mkdirSync(each, { recursive: true })
      dropOthers()
      return published
    },
  }
}

/** Under its name only when it is whole: a build that was stopped half-way must leave nothing broken behind. */
export function writeWhole(path: string, content: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.part`, content)
  renameSync(`${path}.part`, path)
}
