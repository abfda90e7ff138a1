import type { SharedId } from '@site/contracts/documentContract'
import { CONTENT, previewPath } from '@site/contracts/PreviewToken'
import { createHash } from 'node:crypto'
import { color, layout, radius, space } from '@site/design/tokens'
import { escape as escapeHtml } from 'html-escaper'
import type { Previewed } from '../../releases/preview/readPreview.ts'
import { type FinishedPage, textOf } from '../../rendering/finished/FinishedPage.ts'

/** The path that ends a preview. */
export const endPath = `${previewPath}fim`

const style = [
  `#previa{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:${space.s} ${space.l};padding:${space.s} ${layout.margin};background:${color.ink};color:${color.paper};font-size:.875rem;text-align:center}`,
  `#previa button{font:inherit;font-weight:700;min-height:44px;padding:${space.s} ${space.l};border:0;border-radius:${radius.control};background:${color.paper};color:${color.ink};cursor:pointer}`,
].join('')
const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** Where a document's head ends and its body starts. */
const marks = { head: '</head>', body: /<body[^>]*>/ }

/** A finished document with a bar on top that says what is previewed and can end the preview, with its headers. */
export async function withPreviewBar(page: FinishedPage, previewed: Previewed) {
  const text = (await textOf(page))
    .replace(marks.head, () => `<style>${style}</style></head>`)
    .replace(marks.body, (body) => body + barOf(previewed))
  const policies = Object.entries(page.headers).map(([name, value]) => [
    name,
    value.replace(/style-src [^;]*/, `$& ${styleSource}`),
  ])
  return { text, headers: Object.fromEntries(policies) as Record<string, string> }
}

/** The form that ends a preview. */
export const endForm = `<form method="post" action="${endPath}"><button>Encerrar prévia</button></form>`

function barOf(previewed: Previewed): string {
  const names = Object.entries(previewed).map(([name, { id }]) => (name === CONTENT ? 'textos' : `${name} ${id}`))
  return `<aside id="${'previa' satisfies SharedId}" aria-label="Prévia"><p>Prévia de ${escapeHtml(names.join(', '))}: só quem tem o link vê.</p>${endForm}</aside>`
}
