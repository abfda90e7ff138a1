import type { FaqEntry } from '../../home/faqEntries.ts'

/** The FAQ entry with the most topics in common with a visitor's message; undefined if there is none. */
export function answerTo(entries: readonly FaqEntry[], text: string): FaqEntry | undefined {
  const words = plain(text).split(/[^a-z0-9$]+/)
  let best: { entry: FaqEntry; score: number } | undefined
  for (const entry of entries) {
    const { question, topics } = entry
    if (plain(question) === plain(text)) return entry
    const score = topics.filter((topic) => words.some((word) => word.startsWith(topic))).length
    if (score > (best?.score ?? 0)) best = { entry, score }
  }
  return best?.entry
}

/** Lower case without accents, as people write in a chat. */
function plain(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
