import { buffer } from 'node:stream/consumers'
import { encodePhoto, PhotoProblem } from '../releases/operation/content/picture/encodePhoto.ts'

/** Command: encodes the photo at its standard input, around the point in its arguments if there is one, and prints the result as JSON (encodeApart.ts). */
async function main() {
  try {
    const [x, y] = process.argv.slice(2).map(Number)
    const point = x === undefined || y === undefined ? undefined : { x, y }
    const { files, original } = await encodePhoto(await buffer(process.stdin), point)
    const said = files.map(({ content, ...one }) => ({ ...one, content: content.toString('base64') }))
    process.stdout.write(JSON.stringify({ files: said, original: original.toString('base64') }))
  } catch (error) {
    if (!(error instanceof PhotoProblem)) throw error
    process.stdout.write(JSON.stringify({ refused: error.message }))
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
