import type { HostName } from '../../configuration/siteHosts.ts'
// For what it says about routes.
import '../../security/hostRouting.ts'
import { openSite } from './openSite.ts'

export type ListedRoute = { method: string; url: string }

/** The routes of the whole application that exist on a host, as it registers them by itself. */
export async function listRoutes(host: HostName): Promise<readonly ListedRoute[]> {
  const routes: ListedRoute[] = []
  const site = await openSite({
    env: { ADMIN_TOKEN: 'a-token-that-nobody-uses' },
    // The first that learns of the application.
    tracing: {
      followRequests: (app) =>
        void app.addHook('onRoute', ({ method, url, config }) => {
          if (!config?.hosts?.includes(host)) return
          for (const one of [method].flat()) if (one !== 'HEAD') routes.push({ method: one, url })
        }),
    },
  })
  await site.app.ready()
  await site.close()
  return routes
}
