import type { Advertising, AdvertisingCompany } from '@site/contracts/advertising'

type Sources = Readonly<Record<'script' | 'image' | 'connect', readonly string[]>>

const google = ['https://www.google.com', 'https://www.google.com.br', 'https://googleads.g.doubleclick.net']

/** Where each company's tag loads its scripts from, and whom it tells, as the companies state it. */
const ofCompany: Readonly<Record<AdvertisingCompany, Sources>> = {
  meta: {
    script: ['https://connect.facebook.net'],
    image: ['https://www.facebook.com'],
    connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
  },
  google: {
    script: [
      'https://*.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
    ],
    image: ['https://*.googletagmanager.com', 'https://www.googleadservices.com', ...google],
    connect: [
      'https://*.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://pagead2.googlesyndication.com',
      ...google,
    ],
  },
}

/** The sources that a document has to allow for the tags of advertising companies. */
export function advertisingSources(advertising: Advertising | undefined): Sources {
  const sources = (advertising?.tags ?? []).map(({ company }) => ofCompany[company])
  return {
    script: sources.flatMap(({ script }) => script),
    image: sources.flatMap(({ image }) => image),
    connect: sources.flatMap(({ connect }) => connect),
  }
}
