import type { ChildProcess } from 'node:child_process'
import { Duplex } from 'node:stream'
import * as v from 'valibot'
import { type FromRunner, fromRunnerSchema } from '../runner/RunnerMessage.ts'

/** The longest message of a process, in bytes: a page with everything in it, escaped twice. */
export const MAX_MESSAGE_BYTES = 16_000_000

/** The only channel of a render process. */
export function channelOf(child: ChildProcess): Duplex {
  const channel = child.stdio[3]
  if (!(channel instanceof Duplex)) throw new Error('The render process has no channel.')
  return channel
}

/** Parses a line from the process; undefined if it is not a valid message. */
export function readMessage(line: string): FromRunner | undefined {
  try {
    return v.parse(fromRunnerSchema, JSON.parse(line))
  } catch {
    return undefined
  }
}

/** Splits chunks into lines. The returned function returns false once a line exceeds the maximum length. */
export function readLines(onLine: (line: string) => void): (chunk: Buffer) => boolean {
  let parts: Buffer[] = []
  let size = 0
  return (chunk) => {
    let rest = chunk
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      const line = Buffer.concat([...parts, rest.subarray(0, end)])
      parts = []
      size = 0
      rest = rest.subarray(end + 1)
      onLine(line.toString('utf8'))
    }
    parts.push(rest)
    size += rest.length
    return size <= MAX_MESSAGE_BYTES
  }
}
