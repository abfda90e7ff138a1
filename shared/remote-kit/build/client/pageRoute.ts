/**
 * Where hooks and links of react-router-dom find a page: as below `<Route path="/*">`, with the parameters of its own route. So
 * `Routes` in a page match the whole address, and one module can answer the routes of an application.
 */
export function pageRoute(pathname: string, params: Readonly<Record<string, string>>) {
  const match = { params, pathname, pathnameBase: '/', route: { path: '/*' } }
  return { outlet: null, matches: [match], isDataRoute: false }
}
