import { zipSync } from 'fflate'

/** All files in one zip. They are stored, not compressed again: WEBP gains nothing from it. */
export async function zipFiles(files: readonly { name: string; content: Blob }[]): Promise<Blob> {
  const entries = await Promise.all(
    files.map(async ({ name, content }) => [name, new Uint8Array(await content.arrayBuffer())] as const),
  )
  const bytes = zipSync(Object.fromEntries(entries), { level: 0 })
  return new Blob([new Uint8Array(bytes)], { type: 'application/zip' })
}
