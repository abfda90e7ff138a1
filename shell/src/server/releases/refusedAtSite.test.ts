import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const server = join(__dirname, '..')
const kit = join(__dirname, '../../../../shared/remote-kit')

const ofMachine = 'files and processes of the site'
const ofOthers = 'what the releases of others have'
const ofRegistry = "the site's registry"
const ofSettings = "the server's settings"
const ofShell = "what the site's shell offers"
const ofCode = 'only code that is made for it does that'
const ofBuild = 'the build writes it from what it has made'

/** Every sentence that the server itself has for refusing a release, and what it knows there that no team's machine does. */
const refusedAtSite: readonly { says: string; because: string }[] = [
  { says: 'is cut off: it has', because: ofMachine },
  { says: 'has the wrong hash', because: ofMachine },
  { says: 'is missing.', because: ofMachine },
  { says: 'is a link, not a file', because: ofMachine },
  { says: 'is not a regular file', because: ofMachine },
  { says: 'could not be read within', because: ofMachine },
  { says: 'cannot be opened', because: ofMachine },
  { says: 'has changed.', because: ofMachine },
  { says: 'has something else to do', because: ofMachine },
  { says: 'the release is no longer in use', because: ofMachine },
  { says: 'answered something else', because: ofMachine },
  { says: 'the content of ${', because: ofMachine },
  { says: 'said something that nobody asked for', because: ofMachine },
  { says: 'bytes at once', because: ofMachine },
  // The trial has limits of its own, twice these: machines differ.
  { says: 'took longer than', because: ofMachine },
  { says: 'MB of memory', because: ofMachine },
  { says: 'ran out of memory', because: ofMachine },
  { says: 'used up its time', because: ofMachine },
  { says: 'ended by itself', because: ofMachine },
  { says: 'exposes no ${', because: ofBuild },
  { says: 'which is outside of browser/', because: ofBuild },
  { says: 'release.json is of ${', because: ofBuild },
  { says: 'has no hash for', because: ofBuild },
  { says: 'has no size for', because: ofBuild },
  { says: 'the server file has no page', because: ofBuild },
  { says: 'the server file has no fragment', because: ofBuild },
  { says: 'which is outside the prefixes of', because: ofRegistry },
  { says: 'which is outside of its prefixes', because: ofRegistry },
  { says: 'is not signed by a key', because: ofRegistry },
  { says: "which is the server's own", because: ofSettings },
  { says: 'needs ${', because: ofSettings },
  { says: 'claims the form', because: ofOthers },
  { says: 'with another meaning than an earlier release', because: ofOthers },
  { says: 'does not go with', because: ofOthers },
  { says: 'would break ${', because: ofOthers },
  // With its own fragments and those that need no props the trial says the same.
  { says: ': the fragment ${', because: ofOthers },
  { says: 'is not there: ', because: ofOthers },
  { says: 'is for pages behind the login alone', because: ofOthers },
  { says: 'cannot be rendered now', because: ofOthers },
  { says: 'takes longer than', because: ofOthers },
  { says: 'fails: ${', because: ofOthers },
  { says: 'nothing is live', because: ofOthers },
  { says: ': release the shell first', because: ofShell },
  { says: 'understands contract', because: ofShell },
  { says: 'does not offer', because: ofShell },
  { says: 'wants ${', because: ofShell },
  { says: 'of which shell', because: ofShell },
  { says: 'this shell renders no fragments', because: ofShell },
  { says: 'there is no render bundle', because: ofShell },
  { says: 'there is no remote whose page', because: ofShell },
  { says: 'comes out differently', because: ofCode },
  { says: 'something that is not JSON', because: ofCode },
  { says: 'rendered something other than', because: ofCode },
  { says: 'the server file is no module', because: ofCode },
  { says: 'something that cannot be read', because: ofCode },
]

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file))
    .map((file) => join(folder, file))

const texts = ['releaseStore/readRelease.ts', 'releaseStore/readSafely.ts']
  .map((file) => join(server, file))
  .concat(['rendering', 'releases/selection', 'releases/composition'].flatMap((name) => sourcesIn(join(server, name))))
  .map((file) => readFileSync(file, 'utf8'))

/** What is a sentence among the strings of an expression. */
const sentenceIn = (expression: string) =>
  [...expression.matchAll(/`[^`]*`|'[^'\n]*'|"[^"\n]*"/g)]
    .map(([text]) => text)
    .find((text) => /[a-z]+ .*[a-z]/.test(text))

const problem = /new (?:ReleaseProblem|BadContent|ProcessTrouble)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g

it('the server has no sentence for refusing a release but those that only a site can say', () => {
  const sentences = texts.flatMap((text) =>
    [...text.matchAll(problem)].flatMap(
      ([, inside = '']) => sentenceIn(inside.replace(/'(?:not yet|cut off)'/g, '')) ?? [],
    ),
  )

  expect(sentences.length).toBeGreaterThan(20)
  expect(sentences.filter((sentence) => !refusedAtSite.some(({ says }) => sentence.includes(says)))).toEqual([])
  expect(refusedAtSite.filter(({ says }) => !texts.some((text) => text.includes(says)))).toEqual([])
})

/** The modules of the kit that these use, at any depth. */
function usedBy(files: readonly string[]): ReadonlySet<string> {
  const used = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (used.has(file)) continue
    used.add(file)
    const imports = readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (?!type ).*? from '(\.[^']+)'|^import '(\.[^']+)'/gms,
    )
    for (const [, name = ''] of imports) waiting.push(join(dirname(file), name))
  }
  return used
}

it('every rule of the gate is asked by build, types and dev too', () => {
  const used = usedBy([join(kit, 'gate/trial/trialProcess.ts'), join(kit, 'build/buildRemote.ts')])
  const rules = sourcesIn(join(kit, 'gate')).filter((file) => !file.includes('/trial/'))

  expect(rules.length).toBeGreaterThan(25)
  expect(rules.filter((file) => !used.has(file))).toEqual([])
})
