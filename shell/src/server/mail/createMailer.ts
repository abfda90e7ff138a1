import { createTransport } from 'nodemailer'

/** An e-mail in plain text. Addresses are taken as they are: nothing in them is a list or a name. */
export type Mail = {
  to: string | readonly string[]
  subject: string
  text: string
  /** Who gets an answer to it. */
  replyTo?: { name: string; address: string }
  /** Without angle brackets. Mail servers deliver a repeated message with the same id once. */
  id?: string
}

/** Sends an e-mail in the agency's name. @throws Error if the mail server does not take it over. */
export type SendMail = (mail: Mail) => Promise<void>

type Options = {
  /** SMTP_URL: smtp://user:password@host:587 or smtps://… */
  smtpUrl: string
  from: string
  brand: string
}

const TIMEOUT = 20_000

export function createMailer({ smtpUrl, from, brand }: Options): SendMail {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: TIMEOUT, socketTimeout: TIMEOUT })
  return async ({ to, subject, text, replyTo, id }) => {
    await transport.sendMail({
      from: { name: brand, address: from },
      to: [to].flat().map((address) => ({ name: '', address })),
      ...{ subject, text },
      ...(replyTo && { replyTo }),
      ...(id && { messageId: `<${id}>` }),
    })
  }
}
