import type { RegisteredKeys } from '@site/contracts/Registry'
import { type SignedStatement, textOfStatement } from '@site/contracts/SignedStatement'
import { isSigned } from '@site/remote-kit/release/signing/signatures'
import type { Pointer } from '../../releaseStore/Pointer.ts'
import { problemOf, ReleaseProblem } from '../../releaseStore/ReleaseProblem.ts'
import type { Loader } from './loadReleases.ts'
import { hasPassed, type ReleaseHistory } from './ReleaseHistory.ts'
import type { Refusals } from './refusals.ts'

type Options = {
  loader: Pick<Loader, 'digest'>
  registry: { readonly keys: RegisteredKeys }
  refusals: Refusals
  history: ReleaseHistory
  /** Admitted releases: the operator may point to them again without a team's key. */
  admitted: () => Promise<readonly { name: string; id: string }[]>
}

/** Refuses new releases that are not signed by a key of their team. */
export function createSignatureCheck({ loader, registry, refusals, history, admitted }: Options) {
  return async function refuseUnsigned(name: string, pointer: Pointer | undefined, at: number): Promise<void> {
    const keys = registry.keys.get(name)
    if (!keys || pointer?.release === undefined) return
    const { release: id, signed, stamp } = pointer
    if (hasPassed(history, name, id) || !refusals.isOpen(name, id, at, stamp)) return
    if ((await admitted()).some((one) => one.name === name && one.id === id)) return
    try {
      if (signed && isSignedRelease(signed, name, id, await loader.digest(name, id), keys)) return
      const mend = "release it with the team's key in RELEASE_KEY"
      const reason = `is not signed by a key that the registry has for ${name}: ${mend}.`
      throw new ReleaseProblem('bad', 'unsigned', reason)
    } catch (error) {
      refusals.add(name, id, problemOf(error), stamp)
    }
  }
}

export type RefuseUnsigned = ReturnType<typeof createSignatureCheck>

function isSignedRelease(
  { statement, signature }: SignedStatement,
  name: string,
  id: string,
  digest: string,
  keys: readonly string[],
): boolean {
  const isMeant = statement.remote === name && statement.release === id && statement.digest === digest
  return isMeant && isSigned(textOfStatement(statement), signature, keys)
}
