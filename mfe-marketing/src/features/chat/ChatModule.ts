/** What an embed is started with (specification, section 7, call 6). */
export type BubbleOptions = {
  agentId: string
  contact: { firstName: 'Visitante' }
  initialMessages: readonly string[]
}

/** A chat embed: the site's own, or one from another server. */
export type ChatModule = { initBubble(options: BubbleOptions): unknown }

/** A started chat, as the bubble's button moves it. */
export type Chat = { show(): void; hide(): void }
