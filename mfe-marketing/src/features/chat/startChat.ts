import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { Chat } from './ChatModule.ts'
import { chatFrom, chatModuleFrom } from './chatFrom.ts'
import { loadChatModule } from './loadChatModule.ts'
import { welcomeMessages } from './welcomeMessages.ts'

const LONGEST_LOAD = 10_000

/** Loads the embed, starts it with its first messages and opens it. Rejects when that fails or takes longer than 10 s. */
export async function startChat(site: SiteFacts, load = loadChatModule): Promise<Chat> {
  const loaded = await Promise.race([load(site), tooLate()])
  const embed = chatModuleFrom(loaded)
  const before = new Set(document.body.children)
  const started = await embed.initBubble({
    agentId: site.services.chatAgentId,
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
  return new Promise((_, reject) => setTimeout(reject, LONGEST_LOAD, new Error('The chat module took too long.')))
}
