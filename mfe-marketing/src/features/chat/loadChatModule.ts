import type { SiteFacts } from '@site/contracts/SiteFacts'

/** The configured embed, or the one that comes with the site; each is requested only here. */
export async function loadChatModule(site: SiteFacts): Promise<unknown> {
  const { chatModuleUrl } = site.services
  if (chatModuleUrl) return import(/* webpackIgnore: true */ chatModuleUrl)
  const { builtInEmbed } = await import('./builtInEmbed.ts')
  return builtInEmbed(site)
}
