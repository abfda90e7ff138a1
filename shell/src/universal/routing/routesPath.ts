/** Address of the route table for the documents of an edition. */
export function routesPath(edition: string): string {
  return `/_routes/${edition}.json`
}

export function isRoutesPath(pathname: string): boolean {
  return /^\/_routes\/\w+\.json$/.test(pathname)
}
