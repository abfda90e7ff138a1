import { buffer } from 'node:stream/consumers'
import { encodePhoto, PhotoProblem } from '../releases/operation/content/picture/encodePhoto.ts'

/** Command: encodes the photo at its standard input, around the point in its arguments if there is one, and prints the result as JSON (encodeApart.ts). */
async function main() {
  try {
    const [x, y] = process.argv.slice(2).map(Number)
    const point = x === undefined || y === undefined ? undefined : { x, y }
    const encoded = await encodePhoto(await buffer(process.stdin), point)
    const said = encoded.map(({ content, ...one }) => ({ ...one, content: content.toString('base64') }))
    process.stdout.write(JSON.stringify({ encoded: said }))
  } catch (error) {
    if (!(error instanceof PhotoProblem)) throw error
    process.stdout.write(JSON.stringify({ refused: error.message }))
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
