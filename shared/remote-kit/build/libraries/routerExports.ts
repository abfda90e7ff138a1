/**
 * What remotes get of react-router-dom: all that works in a page, inside the router of the shell. Routers, loaders, actions
 * and what only servers use are three quarters of the library; a page's data module and the shell's forms do their work.
 */
export const routerExports = [
  'Link',
  'NavLink',
  'Navigate',
  'NavigationType',
  'Outlet',
  'Route',
  'Routes',
  'createPath',
  'createRoutesFromChildren',
  'createRoutesFromElements',
  'createSearchParams',
  'generatePath',
  'href',
  'matchPath',
  'matchRoutes',
  'parsePath',
  'renderMatches',
  'resolvePath',
  'useHref',
  'useInRouterContext',
  'useLinkClickHandler',
  'useLocation',
  'useMatch',
  'useNavigate',
  'useNavigationType',
  'useOutlet',
  'useOutletContext',
  'useParams',
  'useResolvedPath',
  'useRoutes',
  'useSearchParams',
] as const

export type RouterExport = (typeof routerExports)[number]
