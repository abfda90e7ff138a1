import { escape as escapeHtml } from 'html-escaper'

/** A short response to a form that was submitted without scripts. */
export type Notice = {
  title: string
  text: string
  status: number
  /** One sentence per invalid field. */
  details?: readonly string[]
  link?: { href: string; label: string }
  /** A button that does something. */
  form?: { action: string; label: string }
}

/** What a notice leads to, as HTML. */
export function noticeAction({ link, form }: Pick<Notice, 'link' | 'form'>): string {
  if (form) {
    const [action, label] = [escapeHtml(form.action), escapeHtml(form.label)]
    return `<form method="post" action="${action}"><button type="submit">${label}</button></form>`
  }
  return link ? `<a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>` : ''
}

const style =
  ':root{color-scheme:only light}body{margin:0 auto;max-width:40rem;padding:4rem 1.25rem;background:#FFFCF7;color:#10182B;font:1.125rem/1.55 system-ui,sans-serif}' +
  'h1{font-size:2.25rem;line-height:1.1}a{display:inline-block;padding:.75rem 0;color:#B84A00}'

/** A complete page without the site's frame; the shell passes its own to the endpoints instead. */
export function renderPlainNotice({ title, text, details = [], ...leads }: Notice): string {
  const list =
    details.length > 0 ? `<ul>${details.map((detail) => `<li>${escapeHtml(detail)}</li>`).join('')}</ul>` : ''
  const action = noticeAction(leads)
  return (
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="only light"><meta name="robots" content="noindex">' +
    `<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>` +
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${list}${action}` +
    '<p><a href="/">Voltar para o início</a></p></main></body></html>'
  )
}
