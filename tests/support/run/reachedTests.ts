/** A unit test that a change reaches, and through how many imports: 0 if the test itself has changed. */
export type ReachedTest = { file: string; steps: number }

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isCode = (file: string) => /\.(?:tsx?|[cm]?js)$/.test(file)
const withoutEnding = (file: string) => file.replace(/(?:\.dom)?(?:\.test)?\.[^./]+$/, '')
const isDocument = (file: string) => /(?:README|CHANGELOG)\.md$/.test(file)

/** How all unit tests are run, which none of them imports. */
const isForAllTests = (file: string) =>
  /^(?:jest\.config\.cjs|package(?:-lock)?\.json|shared\/remote-kit\/(?:jest|testing\/(?:setUp|fileStub)))/.test(file)

/**
 * Files read from the disk are not imports; they may concern each test of their workspace, which come after those that
 * import something.
 */
const STEPS_OF_READ_FILES = 100

export function reachedTests(
  files: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
  folders: readonly string[],
  changed: readonly string[],
): ReachedTest[] {
  const steps = stepsFrom(changed, importers)
  // A types-only module is imported by nobody at run time, not even by its own test.
  const namedAfter = new Set(changed.filter(isCode).map(withoutEnding))
  const tests = files.filter(isTest)
  const isForEach = changed.some(isForAllTests)
  const read = changed.filter((file) => !isCode(file) && !isDocument(file) && !importers.has(file))
  const readIn = folders.filter((folder) => read.some((file) => file.startsWith(`${folder}/`)))
  return tests.flatMap((file) => {
    const isNear = isForEach || readIn.some((folder) => file.startsWith(`${folder}/`))
    const own = namedAfter.has(withoutEnding(file)) ? 1 : undefined
    const reached = steps.get(file) ?? own ?? (isNear ? STEPS_OF_READ_FILES : undefined)
    return reached === undefined ? [] : [{ file, steps: reached }]
  })
}

function stepsFrom(changed: readonly string[], importers: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const steps = new Map(changed.map((file) => [file, 0]))
  // Entries added during iteration come at the end, so those with fewer steps are always visited first.
  for (const [file, distance] of steps) {
    for (const importer of importers.get(file) ?? []) if (!steps.has(importer)) steps.set(importer, distance + 1)
  }
  return steps
}

/** The nearest of them, at most `limit`; of too many equally distant ones, every nth, so that no folder is left out. */
export function nearestTests(reached: readonly ReachedTest[], limit: number): string[] {
  const sorted = [...reached].sort((one, other) => one.steps - other.steps || (one.file < other.file ? -1 : 1))
  const furthest = sorted.at(Math.min(limit, sorted.length) - 1)?.steps
  const nearer = sorted.filter(({ steps }) => furthest !== undefined && steps < furthest)
  const equallyFar = sorted.filter(({ steps }) => steps === furthest)
  const room = Math.min(limit - nearer.length, equallyFar.length)
  const spread = Array.from({ length: room }, (_, n) => equallyFar[Math.floor((n * equallyFar.length) / room)])
  return [...nearer, ...spread].flatMap((test) => (test ? [test.file] : []))
}
