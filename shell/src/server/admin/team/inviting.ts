import { randomBytes } from 'node:crypto'
import type { Invitation } from '@site/contracts/Team'
import type { SendMail } from '../../mail/createMailer.ts'
import type { TeamStore } from './TeamStore.ts'

/** How long a link is valid, in ms: an invitation waits for somebody; a link that she asked for, only for her. */
const validity = { invitation: 7 * 24 * 60 * 60_000, login: 30 * 60_000 }

export const invitationPath = '/entrar/convite/'

type Options = { brand: string; team: Pick<TeamStore, 'hand'>; sendMail: SendMail | undefined }
type Addressee = { id: string; name: string; email: string }

/** Makes links with which somebody logs in once. */
export function createInviting({ brand, team, sendMail }: Options) {
  async function linkFor(id: string, origin: string, now: number, length: number): Promise<string> {
    const secret = randomBytes(24).toString('base64url')
    await team.hand(secret, { purpose: 'link', person: id, endsAt: now + length }, now)
    return `${origin}${invitationPath}${secret}`
  }
  const send = async (to: Addressee, lines: readonly string[]) =>
    sendMail?.({ to: to.email, subject: `Seu acesso: ${brand}`, text: [`Olá, ${to.name}!`, ...lines].join('\n\n') })

  return {
    sendsMail: sendMail !== undefined,
    /** For a person who cannot log in yet, or no longer. The owner may hand the link on herself. */
    async invite(to: Addressee, page: string, origin: string, now: number): Promise<Invitation> {
      const link = `${await linkFor(to.id, origin, now, validity.invitation)}?${new URLSearchParams({ para: page })}`
      const text = [`Este link abre a área da equipe de ${brand}. Ele vale uma vez, por sete dias:`, link]
      const mailed =
        sendMail !== undefined &&
        (await send(to, text).then(
          () => true,
          () => false,
        ))
      return { link, mailed }
    },
    /** For a person who asked for it on the login page. */
    async sendLogin(to: Addressee, origin: string, now: number): Promise<void> {
      const link = await linkFor(to.id, origin, now, validity.login)
      await send(to, ['Este link entra na área da equipe. Ele vale uma vez, por meia hora:', link])
    },
  }
}

export type Inviting = ReturnType<typeof createInviting>
