import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Person } from '../Person.ts'
import type { TeamStore } from './TeamStore.ts'

/** How long a device may take to ask for a finger, in ms. */
const PATIENCE = 5 * 60_000

type Options = {
  brand: string
  team: Pick<TeamStore, 'hand' | 'redeem' | 'addPasskey' | 'passkey' | 'passkeysOf' | 'countPasskey'>
}

/** Logging in with a passkey: what the browser asks the device for, and what it answered. `origin` is the desk's. */
export function createPasskeys({ brand, team }: Options) {
  const hostOf = (origin: string) => new URL(origin).hostname
  /** Each challenge is accepted once, on whichever server. */
  const isOwn = (purpose: 'login' | 'registration', person: string, now: number) => async (challenge: string) =>
    (await team.redeem(challenge, purpose, now)) === person

  return {
    async toRegister(person: Person, origin: string, now: number) {
      const known = await team.passkeysOf(person.id)
      const options = await generateRegistrationOptions({
        rpName: brand,
        rpID: hostOf(origin),
        userID: new TextEncoder().encode(person.id),
        userName: person.name,
        userDisplayName: person.name,
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      const use = { purpose: 'registration', person: person.id, endsAt: now + PATIENCE } as const
      await team.hand(options.challenge, use, now)
      return options
    },
    /** True if the device's answer became a passkey of the person. */
    async register(person: Person, answer: RegistrationResponseJSON, origin: string, now: number): Promise<boolean> {
      const result = await verifyRegistrationResponse({
        response: answer,
        expectedChallenge: isOwn('registration', person.id, now),
        expectedOrigin: origin,
        expectedRPID: hostOf(origin),
        requireUserVerification: true,
      }).catch(() => undefined)
      if (!result?.verified) return false
      const { id, publicKey, counter } = result.registrationInfo.credential
      const transports = answer.response.transports ?? []
      const key = Buffer.from(publicKey).toString('base64url')
      await team.addPasskey({ id, person: person.id, publicKey: key, counter, transports }, now)
      return true
    },
    async toLogIn(origin: string, now: number) {
      const options = await generateAuthenticationOptions({ rpID: hostOf(origin), userVerification: 'required' })
      await team.hand(options.challenge, { purpose: 'login', person: '', endsAt: now + PATIENCE }, now)
      return options
    },
    /** The id of whoever has logged in. */
    async logIn(answer: AuthenticationResponseJSON, origin: string, now: number): Promise<string | undefined> {
      const passkey = await team.passkey(answer.id)
      if (!passkey) return undefined
      const result = await verifyAuthenticationResponse({
        response: answer,
        expectedChallenge: isOwn('login', '', now),
        expectedOrigin: origin,
        expectedRPID: hostOf(origin),
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
        requireUserVerification: true,
      }).catch(() => undefined)
      if (!result?.verified) return undefined
      await team.countPasskey(passkey.id, result.authenticationInfo.newCounter)
      return passkey.person
    },
  }
}

export type Passkeys = ReturnType<typeof createPasskeys>
