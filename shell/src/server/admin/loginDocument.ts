import type { FastifyReply } from 'fastify'
import { escape as escapeHtml } from 'html-escaper'
import { passkeyScript } from './team/passkeyScript.ts'
import { sendTeamDocument } from './teamDocument.ts'

/** The shell's own paths: no release needs to provide them, and none may claim them while there is a token. */
export const loginPaths = { login: '/entrar', logout: '/sair' } as const

export const loginErrors = {
  wrong: 'Chave incorreta. Confira e tente de novo.',
  tooMany: 'Muitas tentativas. Espere alguns minutos e tente de novo.',
  unknown: 'Não deu para conferir seu acesso agora. Tente de novo em alguns instantes.',
  stillOpen: 'Não deu para encerrar seu acesso agora. Tente de novo em alguns instantes.',
} as const

export type Login = {
  brand: string
  /** The path that the visitor requested. */
  target: string
  /** The host of that path if it is not the desk's, and its origin for this visitor. */
  elsewhere?: { host: string; origin: string | undefined }
  /** Whether anybody is registered who may log in without the token. */
  hasPeople?: boolean
  sendsMail?: boolean
  /** Why the login was refused. */
  error?: string | undefined
  /** True if the visitor is logged in and may log out. */
  open?: boolean
}

/** Sends the page with the ways to log in, or with the logout button. */
export function sendLogin(reply: FastifyReply, login: Login) {
  const { brand, target, elsewhere, error, open = false, hasPeople = false } = login
  const alert = error ? `<p id="erro" role="alert">${escapeHtml(error)}</p>` : ''
  const content = open
    ? `${alert}<p>Você já entrou. <a href="${escapeHtml(target)}">Continuar</a></p>
<form method="post" action="${loginPaths.logout}"><button type="submit">Sair</button></form>`
    : `<p>Esta parte do site é só para a equipe.</p>
${hasPeople ? personForms(login) : tokenForm(login, alert)}`
  return sendTeamDocument(reply, {
    ...{ title: `Acesso da equipe | ${brand}`, heading: 'Acesso da equipe', content, leadsTo: elsewhere?.origin },
    script: hasPeople && !open ? passkeyScript : undefined,
  })
}

/** For people: with what their device knows them by, or with a link. The token is for whoever runs the server. */
function personForms(login: Login): string {
  const { target, elsewhere, error, sendsMail } = login
  const alert = error ? `<p id="erro" role="alert">${escapeHtml(error)}</p>` : ''
  const link = sendsMail
    ? `<form method="post" action="/entrar/link">
<label for="email">Seu e-mail</label>
<input id="email" name="email" type="email" required autocomplete="email">
<button type="submit">Receber um link</button>
</form>`
    : '<p>Aparelho novo? Peça um link a quem cuida da equipe.</p>'
  return `<button id="passkey" type="button" data-para="${escapeHtml(target)}" data-em="${escapeHtml(elsewhere?.host ?? '')}">Entrar com digital, rosto ou PIN</button>
<p id="aviso" role="alert"></p>
${link}
<details${error ? ' open' : ''}><summary>Entrar com a chave do servidor</summary>
${tokenForm(login, alert)}
</details>`
}

function tokenForm({ target, elsewhere, error }: Login, alert: string): string {
  return `<form method="post" action="${loginPaths.login}">
<input type="hidden" name="para" value="${escapeHtml(target)}">${
    elsewhere ? `<input type="hidden" name="em" value="${escapeHtml(elsewhere.host)}">` : ''
  }
<label for="chave">Chave de acesso</label>
<input id="chave" name="chave" type="password" required autocomplete="current-password"${
    error ? ' aria-invalid="true" aria-describedby="erro"' : ''
  }>
${alert}
<button type="submit">Entrar</button>
</form>`
}
