const shape = /^\/_data(\/.+)\.json$/

/** Address of a page's data for a client-side navigation: `/_data/blog.json` for `/blog`. */
export function dataPath(path: string): string {
  return `/_data${path === '/' ? '/index' : path}.json`
}

/** The page whose data has this address; undefined when it is not the address of data. */
export function pageOfData(pathname: string): string | undefined {
  const path = shape.exec(pathname)?.[1]
  return path === '/index' ? '/' : path
}
