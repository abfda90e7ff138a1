import type { FormDefinition } from '@site/contracts/FormDefinition'
import type { FragmentEntry, JsonProps, Placement, RenderedFragment, RenderedFragments } from '@site/contracts/Fragment'
import type { ServerBundle } from '@site/contracts/ServerBundle'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { PageSummary } from '@site/contracts/useSite'
import type { Snapshot } from '@site/contracts/Snapshot'
import type { SiteFrame } from '../../../universal/frame/siteFrame.ts'
import type { shellPages } from '../../../universal/routing/shellPaths.ts'

type Document = {
  /** The path for which the document is rendered. */
  path: string
  site: SiteFacts
  /** The links of the frame around every page. */
  frame: SiteFrame
  /** The inline loader's source. */
  loader: string
  /** The source of the head's inline script. */
  headScript?: string | undefined
  /** The speculation rules; absent if nothing is prefetched. */
  rules?: string | undefined
  /** The fragments that it places, as far as they are rendered. */
  fragments?: RenderedFragments
}

/** A fragment to render, as data. */
export type FragmentJob = {
  of: 'fragment'
  /** Its name within its remote, and that by which it is placed. */
  component: string
  name: string
  props: JsonProps
  site: SiteFacts
  entry: FragmentEntry
  /** The fragments that it places itself, as far as they are rendered. */
  fragments?: RenderedFragments
}

/** A page to render, as data: it is sent to a render process as JSON. */
export type RenderJob =
  /** A page of the remote. The snapshot lacks the page's data, which its data module's `load` returns. */
  | (Document & {
      of: 'remote'
      snapshot: Snapshot & { page: NonNullable<Snapshot['page']> }
      /** True if a client-side navigation requests the page's data. */
      withData: boolean
      /** Every form of the site, for a page that explains them. */
      forms: readonly FormDefinition[]
      /** The release's content for this page, as JSON that only the context parses. */
      content?: string
    })
  /** A page of the shell's own. */
  | (Document & { of: 'shell'; snapshot: Snapshot; name: keyof typeof shellPages })

/** A rendered page, not validated yet. */
export type RenderedOutput = {
  status: number
  html: string
  /** The style element's text, for the security policy. */
  style: string
  /** The page's title and description. */
  summary?: PageSummary
  /** What a client-side navigation gets, as JSON; absent if the route has no data. */
  json?: string
  /** Places of fragments that were not rendered yet. */
  places: readonly Placement[]
}

/** A rendered fragment, not validated yet; `refused` is why it does not accept its props. */
export type FragmentOutput = (RenderedFragment & { places: readonly Placement[] }) | { refused: string }

/** The exports of the shell's render bundle: all that a render process needs to know about this shell. */
export type RenderBundle = {
  /** What a remote's server bundle may require. */
  sharedModules: Readonly<Record<string, object>>
  /** @throws whatever the page throws, or an Error that says what the remote lacks. */
  render(job: RenderJob, remote: ServerBundle | undefined): Promise<RenderedOutput>
  /** Absent in shells from before there were fragments. */
  renderFragment?(job: FragmentJob, remote: ServerBundle | undefined): Promise<FragmentOutput>
}
