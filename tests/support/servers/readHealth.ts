import * as v from 'valibot'

const healthSchema = v.object({
  composition: v.object({ id: v.string(), since: v.string() }),
  remotes: v.array(
    v.object({
      name: v.string(),
      release: v.nullable(v.string()),
      refused: v.array(v.object({ release: v.string(), reason: v.string(), at: v.string() })),
    }),
  ),
})

/** What a server says of its composition, for one remote. */
export async function readHealth(url: string, remote: string) {
  const response = await fetch(`${url}/health`)
  const health = v.parse(healthSchema, await response.json())
  const entry = health.remotes.find(({ name }) => name === remote)
  if (!entry) throw new Error(`/health does not know ${remote}.`)
  return { composition: health.composition.id, ...entry }
}
