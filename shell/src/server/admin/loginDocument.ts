import { createHash } from 'node:crypto'
import { color, focusRing, font, radius, space } from '@site/design/tokens'
import type { FastifyReply } from 'fastify'
import { escape as escapeHtml } from 'html-escaper'

/** The shell's own paths: no release needs to offer them, and none may claim them while there is a token. */
export const loginPaths = { login: '/entrar', logout: '/sair' } as const

export const loginErrors = {
  wrong: 'Chave incorreta. Confira e tente de novo.',
  tooMany: 'Muitas tentativas. Espere alguns minutos e tente de novo.',
  unknown: 'Não deu para conferir seu acesso agora. Tente de novo em alguns instantes.',
  stillOpen: 'Não deu para encerrar seu acesso agora. Tente de novo em alguns instantes.',
} as const

export type Login = {
  brand: string
  /** Where the visitor wanted to go. */
  target: string
  /** Why it was refused. */
  error?: string | undefined
  /** True when the visitor has logged in: they may log out. */
  open?: boolean
}

const style = [
  '*{box-sizing:border-box;margin:0}',
  `body{display:grid;place-items:center;grid-template-columns:minmax(0,1fr);min-height:100vh;padding:min(${space.xl},4vw);font:400 1.0625rem/1.55 ${font.body};color:${color.ink};background:${color.paper}}`,
  `main{display:grid;grid-template-columns:minmax(0,1fr);gap:${space.l};width:100%;max-width:26rem;padding:min(${space.xxl},8vw);background:${color.surface};border:1px solid ${color.line};border-radius:${radius.card}}`,
  `h1{font-size:1.75rem;line-height:1.1;letter-spacing:-.02em}form{display:grid;grid-template-columns:minmax(0,1fr);gap:${space.m}}label{font-weight:600}`,
  `input,button{font:inherit;min-height:48px;padding:${space.m} ${space.l};border-radius:${radius.control}}`,
  `input{width:100%;color:inherit;background:${color.surface};border:1px solid ${color.border}}`,
  `button{font-weight:700;color:${color.ink};background:${color.orange};border:2px solid transparent;cursor:pointer}`,
  `a{color:${color.orangeDeep}}[role=alert]{font-weight:600;color:${color.danger}}`,
  `:focus-visible{outline:${focusRing.outline};outline-offset:${focusRing.outlineOffset}}`,
].join('')

/** The page may load nothing but its own style, and send its form to this site alone. */
const policy = [
  "default-src 'none'",
  'img-src data:',
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** Sends the page that asks for the access token, or lets one log out. It is never kept, so that nobody sees an old one. */
export function sendLogin(reply: FastifyReply, login: Login) {
  return reply
    .headers({
      'content-security-policy': policy,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    .type('text/html; charset=utf-8')
    .send(loginDocument(login))
}

function loginDocument({ brand, target, error, open = false }: Login): string {
  const alert = error ? `<p id="erro" role="alert">${escapeHtml(error)}</p>` : ''
  const content = open
    ? `${alert}<p>Você já entrou. <a href="${escapeHtml(target)}">Continuar</a></p>
<form method="post" action="${loginPaths.logout}"><button type="submit">Sair</button></form>`
    : `<p>Esta parte do site é só para a equipe. Informe a chave de acesso para continuar.</p>
<form method="post" action="${loginPaths.login}">
<input type="hidden" name="para" value="${escapeHtml(target)}">
<label for="chave">Chave de acesso</label>
<input id="chave" name="chave" type="password" required autocomplete="current-password"${
        error ? ' aria-invalid="true" aria-describedby="erro"' : ''
      }>
${alert}
<button type="submit">Entrar</button>
</form>`
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Acesso da equipe | ${escapeHtml(brand)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>Acesso da equipe</h1>
${content}
</main>
</body>
</html>
`
}
