import type { FaqEntry } from '../../home/faqEntries.ts'

/** The answer of the FAQ entry that shares the most topics with what a visitor wrote; nothing when none does. */
export function answerTo(entries: readonly FaqEntry[], text: string): string | undefined {
  const words = plain(text).split(/[^a-z0-9$]+/)
  let best: { answer: string; score: number } | undefined
  for (const { question, answer, topics } of entries) {
    if (plain(question) === plain(text)) return answer
    const score = topics.filter((topic) => words.some((word) => word.startsWith(topic))).length
    if (score > (best?.score ?? 0)) best = { answer, score }
  }
  return best?.answer
}

/** Lower case without accents, as people write in a chat. */
function plain(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
