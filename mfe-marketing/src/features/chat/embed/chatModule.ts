/** The options that an embed is started with (specification, section 7, call 6). */
type BubbleOptions = {
  agentId: string
  contact: { firstName: 'Visitante' }
  initialMessages: readonly string[]
}

/** A chat embed: the site's own, or one from another server. */
export type ChatModule = { initBubble(options: BubbleOptions): unknown }

/** A started chat, as controlled by the bubble's button. */
export type Chat = { show(): void; hide(): void }

/** The embed in a loaded module, exported by name or as default. @throws Error if there is none. */
export function chatModuleFrom(loaded: unknown): ChatModule {
  for (const candidate of [loaded, read(loaded, 'default')]) {
    const initBubble = method(candidate, 'initBubble')
    if (initBubble) return { initBubble }
  }
  throw new Error('The chat module has no initBubble.')
}

/**
 * How to show and hide a started embed. Embeds differ: some return controls from `initBubble`, some export them as well, and
 * some only add elements to the page, which are then shown and hidden themselves.
 */
export function chatFrom(sources: readonly unknown[], added: readonly Element[]): Chat {
  for (const source of sources) {
    const show = method(source, 'open')
    const hide = method(source, 'close')
    if (show && hide) return { show: () => void show(), hide: () => void hide() }
    const toggle = method(source, 'toggle')
    if (toggle) return { show: () => void toggle(), hide: () => void toggle() }
  }
  const move = (hidden: boolean) => () => {
    for (const element of added) element.toggleAttribute('hidden', hidden)
  }
  return { show: move(false), hide: move(true) }
}

function read(source: unknown, name: string): unknown {
  return typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined
}

function method(source: unknown, name: string): ((...args: unknown[]) => unknown) | undefined {
  const found = read(source, name)
  return typeof found === 'function' ? (...args) => found.apply(source, args) : undefined
}
