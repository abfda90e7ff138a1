import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import * as v from 'valibot'

/** What the checker does not know yet, with the standard that defines it. */
const notYetKnown: { message: RegExp; standard: string }[] = [
  { message: /Attribute “name” not allowed on element “details”/, standard: 'HTML, exclusive disclosures' },
  { message: /“@container”|“container-type”/, standard: 'CSS Conditional Rules 5, container queries' },
  { message: /“animation-(timeline|range)”/, standard: 'CSS Scroll-driven Animations, inside @supports' },
  { message: /“@layer”/, standard: 'CSS Cascading and Inheritance 5, layers' },
  { message: /“@view-transition”/, standard: 'CSS View Transitions 2' },
  // A parse error quotes what follows the place where the checker stops.
  { message: /Parse Error\. nsition-group\(\*\)\{/, standard: 'CSS View Transitions 1, ::view-transition-group()' },
  { message: /Bad value “speculationrules” for attribute “type”/, standard: 'Speculation Rules' },
  { message: /“reading-flow”/, standard: 'CSS Display 4' },
  { message: /“::details-content”/, standard: 'CSS Pseudo-Elements 4' },
  { message: /“scroll-initial-target”/, standard: 'CSS Scroll Snap 2' },
]

/** It runs for seconds: the optimizing compiler would pay off too late. */
const QUICK_START = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

const report = v.object({
  messages: v.array(
    v.object({
      type: v.string(),
      url: v.optional(v.string(), ''),
      message: v.string(),
      extract: v.optional(v.string(), ''),
    }),
  ),
})

/**
 * The errors that the W3C's checker reports in these documents, one sentence each, starting with the document's name. One
 * run for all, because each starts a Java VM. @throws Error without Java.
 */
export function w3cErrors(documents: ReadonlyMap<string, string>): string[] {
  if (spawnSync('java', ['-version']).status !== 0) {
    throw new Error('The W3C checker needs Java 11 or newer, and there is none.')
  }
  const folder = mkdtempSync(join(tmpdir(), 'html-'))
  try {
    const names = [...documents.keys()]
    const files = names.map((name, index) => {
      const file = join(folder, `${index}.html`)
      writeFileSync(file, documents.get(name) ?? '')
      return file
    })
    const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
    const options = ['--format', 'json', '--errors-only', '--stdout', '--exit-zero-always']
    const { stdout } = spawnSync('java', [...QUICK_START, '-jar', checker, ...options, ...files], { encoding: 'utf8' })
    const { messages } = v.parse(report, JSON.parse(stdout))
    return messages
      .filter((found) => !notYetKnown.some(({ message }) => message.test(`${found.message} ${found.extract}`)))
      .map(({ url, message, extract }) => `${names[Number.parseInt(basename(url), 10)]}: ${message} ${extract}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
