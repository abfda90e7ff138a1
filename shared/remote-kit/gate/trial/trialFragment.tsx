import { type JsonProps, partsOfName, type Placement, placeOf, type RenderedFragment } from '@site/contracts/Fragment'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { FragmentView, identifierOf } from '@site/design/islands/FragmentView'
import { Router } from 'react-router-dom'
import { fragmentAnswerProblem } from '../answers/pageAnswer.ts'
import { checkProps } from '../fragments/checkProps.ts'
import { fragmentProblem } from '../fragments/fragmentProblem.ts'
import { refusedProps } from '../fragments/nestingProblem.ts'
import { renderMarkup } from '../renderMarkup.ts'
import { withoutPlaces } from './placedElements.ts'
import type { TrialContext } from './trialContext.ts'
import { createStore, navigator, styleOptions } from './trialPage.tsx'

/** A rendered fragment, or what is wrong with it, as a sentence without its subject. */
export type TriedFragment = RenderedFragment | { problem: string }

/** Renders a fragment of the remote as a site does. @throws whatever it throws. */
export async function tryFragment(
  { name, props }: Placement,
  { bundle, places }: TrialContext,
  site: SiteFacts,
): Promise<TriedFragment> {
  const offered = bundle.fragments?.[partsOfName(name).component]
  if (!offered) return { problem: 'is not there: the remote offers no such fragment.' }
  const { module, data } = offered
  const checked = await checkProps(module.props, props)
  if ('refused' in checked) return { problem: `${refusedProps(checked.refused)}.` }
  const given: JsonProps = { ...checked.props, ...data?.load({ props: checked.props, site }) }
  const { markup, rules, live } = await renderMarkup(
    <FragmentView
      component={module.default}
      props={given}
      site={site}
      store={createStore()}
      navigator={navigator}
      Router={Router}
    />,
    { styleOptions, places, identifierPrefix: identifierOf(placeOf({ name, props })) },
  )
  const html = withoutPlaces(markup)
  const problem = fragmentProblem(markup, rules) ?? fragmentAnswerProblem({ html, rules, places: places.open() })
  return problem ? { problem } : { html: markup, rules, live }
}

/** Whether a fragment accepts being placed without any props. */
export async function needsNoProps({ bundle }: TrialContext, component: string): Promise<boolean> {
  const checked = checkProps(bundle.fragments?.[component]?.module.props, {})
  return checked.then(
    (answer) => 'props' in answer,
    () => false,
  )
}
