import { createHash } from 'node:crypto'

/** SHA-384 in the format of Subresource Integrity. */
export function hashOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
