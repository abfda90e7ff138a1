import type { SiteFacts } from '@site/contracts/SiteFacts'
import { serviceOf } from '@site/contracts/useSite'
import { fetchContent } from '@site/design/islands/publishedContent'
import { type Chat, chatFrom, chatModuleFrom } from './chatModule.ts'
import { chatAgent, chatModuleAddress } from './chatServices.ts'
import { welcomeMessages } from './welcomeMessages.ts'

const LOAD_TIMEOUT = 10_000

/** Loads the embed, starts it with its welcome messages and opens it. Rejects on failure or after 10 s. */
export async function startChat(site: SiteFacts, load = loadChatModule): Promise<Chat> {
  const loaded = await Promise.race([load(site), tooLate()])
  const embed = chatModuleFrom(loaded)
  const before = new Set(document.body.children)
  const started = await embed.initBubble({
    agentId: serviceOf(site, chatAgent),
    contact: { firstName: 'Visitante' },
    initialMessages: welcomeMessages(site.brand),
  })
  const added = [...document.body.children].filter((element) => !before.has(element))
  const chat = chatFrom([started, loaded, defaultOf(loaded)], added)
  chat.show()
  return chat
}

function defaultOf(loaded: unknown): unknown {
  return typeof loaded === 'object' && loaded !== null ? Reflect.get(loaded, 'default') : undefined
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, LOAD_TIMEOUT, new Error('The chat module took too long.')))
}

/** The configured embed, or the site's own; each is loaded only here. */
async function loadChatModule(site: SiteFacts): Promise<unknown> {
  const address = serviceOf(site, chatModuleAddress)
  if (address) return import(/* webpackIgnore: true */ address)
  const [{ builtInEmbed }, known] = await Promise.all([
    import('../builtIn/builtInEmbed.ts'),
    // Without it Alex mentions neither prices nor guarantees.
    loadKnown(site).catch(() => undefined),
  ])
  return builtInEmbed(site, known)
}

async function loadKnown(site: SiteFacts) {
  const [{ knownFrom }, published] = await Promise.all([import('../builtIn/knownFrom.ts'), fetchContent()])
  return knownFrom(site, published)
}
