import * as v from 'valibot'

const partSchema = v.object({
  name: v.string(),
  release: v.nullable(v.string()),
  refused: v.array(
    v.object({ release: v.string(), kind: v.string(), cause: v.string(), reason: v.string(), at: v.string() }),
  ),
})
const healthSchema = v.object({
  composition: v.object({ id: v.string(), since: v.string() }),
  shell: partSchema,
  remotes: v.array(partSchema),
  problems: v.array(v.string()),
  incidents: v.array(v.object({ remote: v.string(), release: v.string(), cause: v.string(), count: v.number() })),
})

export type Health = v.InferOutput<typeof healthSchema>

/** A server's `/health` as its operator sees it; `token` is for a server that requires one. */
export async function readHealth(url: string, token?: string): Promise<Health> {
  const response = await fetch(`${url}/health`, { headers: token ? { authorization: `Bearer ${token}` } : {} })
  return v.parse(healthSchema, await response.json())
}

/** The part about one remote. @throws Error if the server does not know it. */
export function remoteIn({ remotes }: Health, name: string): Health['remotes'][number] {
  const remote = remotes.find((each) => each.name === name)
  if (!remote) throw new Error(`/health does not know ${name}.`)
  return remote
}
