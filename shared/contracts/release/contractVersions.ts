/** Raised when shell and remotes become incompatible: what a release says, and how. A new one is read beside the former one. */
export const CONTRACT_VERSION = 3

type Content = Readonly<Record<string, unknown>>

type FormerContract = {
  version: number
  /** Until this day at least, as an ISO date: a server from after it may read the contract no more. */
  until: string
  /** What a release of this contract says, in the form of the present one. Its number stays. */
  read: (content: Content) => Content
}

/** The contract before the present one, whose releases stay as good as any until their teams have moved. */
export const formerContract: FormerContract = {
  version: 2,
  until: '2027-05-31',
  // It also stated the container's global name, which follows from the remote's. Another one stays, and is refused.
  read({ globalName, ...content }) {
    return globalName === String(content.name).replaceAll('-', '_') ? content : { ...content, globalName }
  },
}

/** The contracts that are read. */
export const readContracts = [CONTRACT_VERSION, formerContract.version] as const

/** A release's statement in the present form, whichever of the two contracts it is written in. */
export function inPresentForm(content: unknown): unknown {
  const isFormer = isContent(content) && content.contract === formerContract.version
  return isFormer ? formerContract.read(content) : content
}

/** What the team of a release of the former contract has to do, as a clause about the release; undefined for the present one. */
export function endOfContract({ contract }: { contract: number }): string | undefined {
  if (contract !== formerContract.version) return undefined
  return `is written in contract ${contract}, which sites read until ${formerContract.until}: install the kit for contract ${CONTRACT_VERSION}, run "npx remote-kit upgrade" and release it again.`
}

/** The same of a release that uses one of the site's packages in the former major version, which sites serve for as long. */
export function endOfMajor(name: string, range: string): string {
  return `uses ${name} ${range}, which sites serve until ${formerContract.until}: install the present packages, run "npx remote-kit upgrade" and release it again.`
}

function isContent(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
