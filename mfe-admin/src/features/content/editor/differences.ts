/** A field that says something else in another text. */
export type Difference = { path: string; own: string; other: string }

/** The texts of a value by path. */
function leavesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [[path, String(value)]]
  return Object.entries(value).flatMap(([name, field]) => leavesOf(field, path ? `${path}.${name}` : name))
}

/** Where two texts differ, in the order of the first. */
export function differencesOf(own: unknown, other: unknown): Difference[] {
  const [ofOwn, ofOther] = [new Map(leavesOf(own)), new Map(leavesOf(other))]
  return [...new Set([...ofOwn.keys(), ...ofOther.keys()])].flatMap((path) => {
    const [one = '', another = ''] = [ofOwn.get(path), ofOther.get(path)]
    return one === another ? [] : [{ path, own: one, other: another }]
  })
}
