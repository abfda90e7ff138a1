/** What a document of a composition is known by: where it is, what it says, and what it may load. */
type Marked = { path: string; tag: string; policy: string }

/** As long as nobody can find another content with the same. */
const TAG_LENGTH = 22
const MARK_LENGTH = 16

/** A content's hash, as in its ETag. */
export const contentTag = async (content: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
  (await hash(content)).slice(0, TAG_LENGTH)

/** The server lists these for the service worker, which makes them anew of what it gets. */
export async function documentMark({ path, tag, policy }: Marked): Promise<string> {
  return (await hash(new TextEncoder().encode(`${path}\n${tag}\n${policy}`))).slice(0, MARK_LENGTH)
}

async function hash(content: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
