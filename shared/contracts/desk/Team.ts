import * as v from 'valibot'
import { count } from './deskFields.ts'

/** Endpoint of the people page. The addresses below it are those of `peopleRoutes`. */
export const teamPath = '/_site/people'

/** What somebody of the team may do: sell (leads), write (content), operate (releases), own (people, and everything else). */
export const roles = ['seller', 'writer', 'operator', 'owner'] as const
export type Role = (typeof roles)[number]

/** What a guarded page's `Server-Timing` header calls its reader's roles: `roles;desc="seller.writer"`. They open nothing. */
export const rolesTiming = 'roles'

const rolesOf = v.pipe(v.array(v.picklist(roles)), v.minLength(1, 'needs a role'), v.maxLength(roles.length))
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))
const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(200), v.email())

const member = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  roles: v.array(v.picklist(roles)),
  passkeys: count,
  /** How many sessions are open. */
  sessions: count,
})
export type TeamMember = v.InferOutput<typeof member>

/** What the page shows. */
export const teamState = v.object({
  me: v.object({
    id: v.string(),
    name: v.string(),
    roles: v.array(v.picklist(roles)),
    passkeys: count,
    /** False for whoever has logged in with the server's token instead of as somebody. */
    isPerson: v.boolean(),
  }),
  /** Whether the server can send e-mail. */
  mails: v.boolean(),
  /** For an owner. */
  people: v.optional(v.array(member)),
})
export type TeamState = v.InferOutput<typeof teamState>

/** The page of the desk at which somebody begins who follows her link. */
const beginning = v.pipe(v.string(), v.startsWith('/'), v.maxLength(100))

/** A new person, and whoever becomes the first one. */
export const newMember = v.strictObject({ name, email, roles: rolesOf, page: beginning })
export const firstMember = v.strictObject({ name, email })
export type NewMember = v.InferInput<typeof newMember>

/** Other roles for somebody. */
export const newRoles = v.strictObject({ roles: rolesOf })

/** A new link for somebody who is known. */
export const newLink = v.strictObject({ page: beginning })

/** A link with which somebody logs in once, and whether it was sent to her. */
export const invitation = v.object({ link: v.string(), mailed: v.boolean() })
export type Invitation = v.InferOutput<typeof invitation>
