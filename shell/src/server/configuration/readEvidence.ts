import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Evidence, type EvidenceSection, evidenceSections } from '@site/contracts/Evidence'
import { firstIssue, reasonOf } from '@site/contracts/parseContent'
import { sampleTexts } from '@site/contracts/sampleEvidence'
import * as v from 'valibot'
import { factFiles } from './readFacts.ts'

const VARIABLE = 'EVIDENCE_DIR'
const names = Object.keys(evidenceSections) as EvidenceSection[]
const known: readonly string[] = [...names.map((name) => `${name}.json`), ...factFiles]

/**
 * Reads the content that makes the agency credible from a folder with a JSON file for each section that is real. Missing
 * sections are replaced by the samples.
 * @throws Error that names the file and the field, and says how to correct it.
 */
export function readEvidence(folder: string | undefined): Evidence {
  if (folder === undefined) return sampleTexts
  if (!existsSync(folder)) throw new Error(`${VARIABLE} is ${JSON.stringify(folder)}, but there is no such folder.`)
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.json') && !known.includes(file)) {
      throw new Error(`${VARIABLE}: ${file} is not known. Its files are ${known.join(', ')}.`)
    }
  }
  return Object.assign({}, sampleTexts, ...names.map((name) => readSection(folder, name)))
}

/** The sections that are still samples, according to their own flag. */
export function sampleSections(evidence: Evidence | undefined): EvidenceSection[] {
  return names.filter((name) => evidence?.[name].sample)
}

function readSection(folder: string, name: EvidenceSection): Partial<Evidence> {
  const file = join(folder, `${name}.json`)
  if (!existsSync(file)) return {}
  const result = v.safeParse(evidenceSections[name], contentOf(file, name))
  if (result.success) return { [name]: result.output }
  const { place } = firstIssue(result.issues)
  throw new Error(`${VARIABLE}: ${name}.json: ${place} ${reasonOf(result.issues[0])}.`)
}

function contentOf(file: string, name: EvidenceSection): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Error(`${VARIABLE}: ${name}.json is not JSON.`)
  }
}
