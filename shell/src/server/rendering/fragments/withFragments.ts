import type { Placement } from '@site/contracts/Fragment'
import type { RenderJob } from '../bundle/RenderJob.ts'
import type { RenderedPage } from '../renderedContent.ts'
import type { FoundFragments } from './createFragments.ts'

type Options = {
  render: (job: RenderJob) => Promise<RenderedPage>
  find: (places: readonly Placement[]) => Promise<FoundFragments>
}

/** Renders a page, and if it places fragments, once more with them. */
export async function withFragments(job: RenderJob, { render, find }: Options): Promise<RenderedPage> {
  const page = await render(job)
  if (!page.places?.length) return page
  const { fragments, problems } = await find(page.places)
  const whole = Object.keys(fragments).length > 0 ? await render({ ...job, fragments }) : page
  return { ...whole, problems }
}
