import { refusedField } from '@site/contracts/readCollection'
import type { ContentFiles } from '@site/contracts/ContentVersion'
import type { Release } from '@site/contracts/Release'
import {
  FieldProblem,
  isSiteCollection,
  parseCollection,
  type SiteCollection,
  siteCollections,
} from '@site/contracts/siteContent'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { ContentStore } from '../../../releaseStore/content/ContentStore.ts'
import { writeFiles } from '../../content/contentHistory.ts'
import { takenAddress } from '../../content/takenAddress.ts'
import { ContentProblem } from './ContentProblem.ts'
import { brokenLink, type LinkedSite } from './rules/brokenLink.ts'
import { textProblem } from './rules/textProblem.ts'
import { textsIn } from './rules/textsIn.ts'
import { fieldReason } from './fieldReason.ts'

type Options = {
  store: ContentStore
  /** What is live: each release may have collections of its own. */
  releases: () => readonly Pick<Release, 'content' | 'routes'>[]
  /** Composes the site with other content, through the gate. @throws ReleaseProblem if that cannot be shown */
  compose: (content: { id: string; digest: string }) => Promise<LinkedSite>
}

const names = Object.keys(siteCollections) as SiteCollection[]
const schemas = Object.fromEntries(
  // Checks that JSON Schema cannot say are made when a text is published.
  names.map((name) => [name, toJsonSchema(siteCollections[name], { errorMode: 'ignore', typeMode: 'input' })]),
)

/** The text that is new in what is composed. */
type Written = { name?: string; value?: unknown }

/** What a text has to pass before visitors see it: its schema, the rules for texts and links, and the pages that show it. */
export function createContentChecks({ store, releases, compose }: Options) {
  /** The schema of each collection: the site's own, and those of releases. */
  const known = (): Readonly<Record<string, object>> => ({
    ...Object.assign({}, ...releases().map(({ content = {} }) => content)),
    ...schemas,
  })

  /** @throws ContentProblem that names the field */
  async function stored(name: string, value: unknown): Promise<string> {
    if (!(name in known())) throw new ContentProblem(404, { reason: 'Esta parte do site não existe mais.' })
    try {
      // What is a remote's own is checked by its code, at the gate.
      const parsed = isSiteCollection(name) ? parseCollection(name, value) : value
      for (const { field, ...text } of textsIn(parsed, known()[name])) {
        const reason = textProblem(text)
        if (reason) throw new ContentProblem(422, { reason, field })
      }
      return await store.write(Buffer.from(`${JSON.stringify(parsed, null, 2)}\n`))
    } catch (error) {
      if (!(error instanceof FieldProblem)) throw error
      throw new ContentProblem(422, { reason: fieldReason(error), field: error.field })
    }
  }

  /** @throws ContentProblem if an entry of the new text would take the page of another */
  async function refuseTaken(name: string, value: unknown, files: ContentFiles): Promise<void> {
    const file = files[name]
    const former: unknown = file && JSON.parse((await store.read(file)).toString())
    const taken = takenAddress({ releases: releases(), name, value, former })
    if (taken) throw new ContentProblem(422, taken)
  }

  /** Passes files through the gate. @throws ContentProblem if a page breaks with them, or a link of the new text leads nowhere */
  async function pass(files: ContentFiles, { name = '', value }: Written = {}): Promise<string> {
    const digest = await writeFiles(store, files)
    try {
      const site = await compose({ id: idOf(digest), digest })
      const broken = await brokenLink(textsIn(value, known()[name]), site)
      if (broken) throw new ContentProblem(422, broken)
      return digest
    } catch (error) {
      if (!(error instanceof ReleaseProblem)) throw error
      const refused = refusedField(error.message, name)
      if (refused) throw new ContentProblem(422, refused)
      const reason =
        error.kind === 'bad'
          ? `Uma página não funciona com este texto, e nada mudou no site: ${error.message}`
          : `O site não pôde ser montado agora. Nada mudou: tente de novo. (${error.message})`
      throw new ContentProblem(error.kind === 'bad' ? 422 : 503, { reason })
    }
  }

  return { known, stored, refuseTaken, pass }
}

export type ContentChecks = ReturnType<typeof createContentChecks>

/** An id that is as long as that of a release. */
export const idOf = (digest: string) =>
  Buffer.from(digest.slice('sha384-'.length), 'base64').toString('hex').slice(0, 16)
