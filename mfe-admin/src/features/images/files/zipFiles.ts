import { zipSync } from 'fflate'

/** All files in one zip, stored without compression, because WEBP is compressed already. */
export async function zipFiles(files: readonly { name: string; content: Blob }[]): Promise<Blob> {
  const entries = await Promise.all(
    files.map(async ({ name, content }) => [name, new Uint8Array(await content.arrayBuffer())] as const),
  )
  const bytes = zipSync(Object.fromEntries(entries), { level: 0 })
  return new Blob([new Uint8Array(bytes)], { type: 'application/zip' })
}
