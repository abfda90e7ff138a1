import { exposeOf, fragmentsOf, type PageDefinition, type RemoteDefinition } from '../definition/RemoteDefinition.ts'

type Definition = Pick<RemoteDefinition, 'fragments' | 'pages'>

/** What a remote offers to other sites, by expose: fragments, with the names that they have here, and pages. */
export function outsideParts(remote: Definition) {
  const fragments = fragmentsOf(remote)
    // Of the others the server alone has what they show, or they are of another site themselves.
    .filter(({ data, plain }) => data === undefined && plain === undefined)
    .map((fragment) => ({ expose: `./${fragment.name}`, ...fragment }))
  return { fragments, pages: remote.pages.map((page) => ({ expose: outsidePage(page), page })) }
}

const outsidePage = (page: PageDefinition) => exposeOf(page).replace('./', './pages/')
