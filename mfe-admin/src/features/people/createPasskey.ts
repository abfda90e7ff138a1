import * as v from 'valibot'
import type { Answer } from '../desk/askDesk.ts'
import { askTeam } from './askTeam.ts'

/** The browser examines the rest. */
const isOptions = (content: unknown): content is PublicKeyCredentialCreationOptionsJSON =>
  v.is(v.looseObject({ challenge: v.string(), rp: v.looseObject({}), user: v.looseObject({}) }), content)
const options = v.custom<PublicKeyCredentialCreationOptionsJSON>(isOptions)

/** Browsers without it, and every one on a page without TLS, do not even have the name. */
export const knowsPasskeys = () => typeof window.PublicKeyCredential?.parseCreationOptionsFromJSON === 'function'

/** Makes this device a way to log in: it asks for a finger, a face or a PIN, and the server keeps its public key. */
export async function createPasskey(): Promise<Answer<object>> {
  const asked = await askTeam('/me/passkey/options', options, {})
  if (asked.status !== 'done') return asked
  const refused = { status: 'refused', reason: 'O aparelho não confirmou. Tente de novo.' } as const
  const known = { status: 'refused', reason: 'Este aparelho já está cadastrado: você já entra com ele.' } as const
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.value)
    const credential = await navigator.credentials.create({ publicKey })
    if (!(credential instanceof PublicKeyCredential)) return refused
    return await askTeam('/me/passkey', v.object({}), credential.toJSON())
  } catch (error) {
    // Cancelled, or the device has a passkey of this person already.
    return error instanceof DOMException && error.name === 'InvalidStateError' ? known : refused
  }
}
