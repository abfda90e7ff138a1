export function RouteAnnouncer({ path }: { path: string }) { return <p hidden>{path}</p> }
