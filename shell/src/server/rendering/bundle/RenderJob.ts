import type { FormDefinition } from '@site/contracts/FormDefinition'
import type { ServerBundle } from '@site/contracts/ServerBundle'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { PageSummary } from '@site/contracts/useSite'
import type { Snapshot } from '../../../universal/document/Snapshot.ts'
import type { SiteFrame } from '../../../universal/frame/siteFrame.ts'
import type { shellPages } from '../../../universal/routing/shellPaths.ts'

type Document = {
  /** Path the document is made for. */
  path: string
  site: SiteFacts
  /** The links around every page. */
  frame: SiteFrame
  /** The inline loader's text. */
  loader: string
}

/** One page to render. All of it is data: it crosses from the server to a render process as JSON. */
export type RenderJob =
  /** A page of the remote; the snapshot lacks the page's data, which `load` of its data module gives. */
  | (Document & {
      of: 'remote'
      snapshot: Snapshot & { page: NonNullable<Snapshot['page']> }
      /** True when a client-side navigation asks for the page's data. */
      withData: boolean
      /** Every form of the site, for a page that explains them. */
      forms: readonly FormDefinition[]
      /** What the release holds for this page alone, as JSON that only the context reads. */
      content?: string
    })
  /** A page of the shell's own. */
  | (Document & { of: 'shell'; snapshot: Snapshot; name: keyof typeof shellPages })

/** A rendered page, before anything of it was checked. */
export type RenderedOutput = {
  status: number
  html: string
  /** Text of the style element, for the security policy. */
  style: string
  /** What the page says that it is called and about. */
  summary?: PageSummary
  /** What a client-side navigation gets, as JSON; absent where the route has no data. */
  json?: string
}

/** What the shell's render bundle exports: all that a render process needs to know of this shell. */
export type RenderBundle = {
  /** What a remote's server file may ask for. */
  sharedModules: Readonly<Record<string, object>>
  /** @throws whatever the page threw, or a sentence on what the remote lacks. */
  render(job: RenderJob, remote: ServerBundle | undefined): Promise<RenderedOutput>
}
