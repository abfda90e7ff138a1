import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import * as v from 'valibot'
import { type EncodedPhoto, PhotoProblem } from './encodePhoto.ts'
import type { FocalPoint } from './focalCrop.ts'

/** The encoding program, in the server's build. */
const PROGRAM = 'encode.cjs'

/** How long a photo may take, in ms, and how much memory the program may use, in MB. */
const limits = { time: 60_000, memory: 1_500 }

const bytes = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, 'base64')),
)
const answer = v.union([
  v.object({ refused: v.string() }),
  v.object({
    original: bytes,
    files: v.array(v.object({ width: v.number(), format: v.picklist(['avif', 'webp', 'jpeg']), content: bytes })),
  }),
])

/** Encodes a photo in a process of its own: visitors do not wait for it, and it ends alone. @throws PhotoProblem */
export async function encodeApart(photo: Buffer, point?: FocalPoint): Promise<EncodedPhoto> {
  const place = point ? [String(point.x), String(point.y)] : []
  const child = spawn(process.execPath, [`--max-old-space-size=${limits.memory}`, join(__dirname, PROGRAM), ...place], {
    env: {},
    stdio: ['pipe', 'pipe', 'inherit'],
    timeout: limits.time,
    killSignal: 'SIGKILL',
  })
  const parts: Buffer[] = []
  child.stdin.on('error', () => {})
  child.stdout.on('data', (part: Buffer) => parts.push(part))
  child.stdin.end(photo)
  await once(child, 'close')
  const said = v.safeParse(v.pipe(v.string(), v.parseJson(), answer), Buffer.concat(parts).toString())
  if (!said.success) throw new PhotoProblem('A foto não pôde ser preparada. Mande outra, ou uma menor.')
  if ('refused' in said.output) throw new PhotoProblem(said.output.refused)
  return said.output
}
