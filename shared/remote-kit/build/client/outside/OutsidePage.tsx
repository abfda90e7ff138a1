import type { PageProps, PageResponse } from '@site/contracts/Page'
import { type ComponentType, use } from 'react'
import { generatePath, UNSAFE_RouteContext as RouteContext } from 'react-router-dom'
import { pageRoute } from '../pageRoute.ts'
import { PartSurroundings } from './PartSurroundings.tsx'
import { ask } from './site.ts'

type Page = {
  /** The pattern of its route. */
  path: string
  hasData: boolean
  component: ComponentType<PageProps<unknown, unknown>>
}

/** What a page is given on another site, instead of by its address. */
type Asked = { params?: Readonly<Record<string, string>>; query?: Readonly<Record<string, string | undefined>> }

type Props = { page: Page; given: Asked }

/** A page of the site within one of any site that loads it by Module Federation. Its data comes from the site. */
export function OutsidePage({ page, given: { params = {}, query: given = {} } }: Props) {
  const path = generatePath(page.path, params)
  const query = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  return (
    <PartSurroundings path={path}>
      <RouteContext value={pageRoute(path, params)}>
        <Content page={page} path={path} params={params} query={query} />
      </RouteContext>
    </PartSurroundings>
  )
}

type ContentProps = { page: Page; path: string } & Pick<PageProps, 'params' | 'query'>

function Content({ page: { component: Component, hasData }, path, params, query }: ContentProps) {
  const asked = new URLSearchParams({ path, query: new URLSearchParams(query).toString() })
  const { data, serverOnly } = hasData ? use(ask<PageResponse<unknown, unknown>>(`page.json?${asked}`)) : noData
  return <Component params={params} query={query} data={data} serverOnly={serverOnly} />
}

const noData = { data: undefined, serverOnly: undefined }
