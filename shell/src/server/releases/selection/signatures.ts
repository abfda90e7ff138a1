import { type SignedStatement, textOfStatement } from '@site/contracts/SignedStatement'
import { isSigned } from '@site/release-protocol/signing/signatures'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'

type Named = { name: string; release: string; digest: string }

/** @throws ReleaseProblem unless a release is signed by a key of its team. */
export function refuseUnsigned(
  { name, release, digest }: Named,
  signed: SignedStatement | undefined,
  keys: readonly string[],
) {
  if (signed) {
    const { statement, signature } = signed
    const isMeant = statement.remote === name && statement.release === release && statement.digest === digest
    if (isMeant && isSigned(textOfStatement(statement), signature, keys)) return
  }
  const mend = "release it with the team's key in RELEASE_KEY"
  throw new ReleaseProblem('bad', 'unsigned', `is not signed by a key that the registry has for ${name}: ${mend}.`)
}
