import { placeOf } from '@site/contracts/Fragment'
import type { ServerBundle } from '@site/contracts/ServerBundle'
import { Router } from 'react-router-dom'
import { FragmentView, identifierOf } from '@site/design/islands/FragmentView'
import { withServices } from '../../../universal/document/PageView.tsx'
import { createSiteStore } from '../../../universal/store/createSiteStore.ts'
import { checkProps } from '@site/remote-kit/gate/fragments/checkProps'
import { fragmentProblem } from '@site/remote-kit/gate/fragments/fragmentProblem'
import type { FragmentJob, FragmentOutput } from './RenderJob.ts'
import { renderMarkup } from './renderMarkup.ts'
import { serverNavigator } from './serverNavigator.ts'

/** Islands of any kind that needs code. */
const liveIsland = / data-island="(?:idle|visible|intent|interaction)"/

/**
 * Renders a fragment of a remote. It gets an element of its own in which the browser hydrates it, unless it has no island that
 * needs code. @throws Error if the release has no such fragment, or whatever the fragment throws.
 */
export async function renderFragment(job: FragmentJob, remote: ServerBundle | undefined): Promise<FragmentOutput> {
  const { component, name, fragments = {}, entry } = job
  const offered = remote?.fragments?.[component]
  if (!offered) throw new Error(`the server file has no fragment ${component}.`)
  const { module, data } = offered
  const checked = await checkProps(module.props, job.props)
  if ('refused' in checked) return checked
  const site = withServices(job.site, entry.services)
  const props = { ...checked.props, ...data?.load({ props: checked.props, site }) }
  const { markup, rules, places, live } = await renderMarkup(
    <FragmentView
      component={module.default}
      props={props}
      site={site}
      store={createSiteStore()}
      navigator={serverNavigator}
      Router={Router}
    />,
    { fragments, identifierPrefix: identifierOf(placeOf({ name, props })) },
  )
  const problem = fragmentProblem(markup, rules)
  if (problem) throw new Error(problem)
  const own = Object.values(fragments).reduce((text, { html }) => text.replaceAll(html, ''), markup)
  // What nobody hydrates needs no marks of a boundary.
  if (!liveIsland.test(own)) return { html: markup.replace(/^<!--\$-->(.*)<!--\/\$-->$/s, '$1'), rules, places, live }
  const given = JSON.stringify(props).replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const html = `<div data-island="fragment" data-fragment="${name}" data-props="${given}">${markup}</div>`
  return { html, rules, places, live: { ...live, [entry.remote]: entry } }
}
