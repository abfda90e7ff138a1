import { noticeMarks } from '../../universal/notices/noticeMarks.ts'
import type { Notice } from '../leads/reception/renderPlainNotice.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Puts what a notice says into the finished notice page, as text that no browser takes for markup. */
export function fillNotice(page: string, { title, text, details = [], link }: Notice): string {
  const list = details.length > 0 ? `<ul>${details.map((detail) => `<li>${escaped(detail)}</li>`).join('')}</ul>` : ''
  const action = link ? `<a href="${escaped(link.href)}">${escaped(link.label)}</a>` : ''
  return page
    .replaceAll(noticeMarks.title, () => escaped(title))
    .replaceAll(noticeMarks.text, () => escaped(text))
    .replaceAll(noticeMarks.details, () => list)
    .replaceAll(noticeMarks.action, () => action)
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
