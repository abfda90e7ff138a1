import { messageOf } from '@site/release-protocol/errors/messageOf'
import * as v from 'valibot'

/** The most that are named: the others have the same cause. */
const MAX_NAMED = 20

/**
 * Publications and verdicts that cannot be read, from when somebody wanted to read one: they are skipped, and named. The
 * newest readable one applies.
 */
export function createUnreadableRecords() {
  const problems = new Map<string, string>()
  return {
    /**
     * Parses a record; undefined, and named from now on, if it cannot be read. `what` names it: "The publication 7". Without
     * a text it is gone.
     */
    async read<Schema extends v.GenericSchema>(
      what: string,
      schema: Schema,
      textOf: () => string | Promise<string | undefined>,
    ): Promise<v.InferOutput<Schema> | undefined> {
      try {
        const text = await textOf()
        const record = text === undefined ? undefined : v.parse(schema, JSON.parse(text))
        problems.delete(what)
        return record
      } catch (error) {
        const reason = messageOf(error)
        if (problems.size < MAX_NAMED) problems.set(what, `${what} cannot be used: ${reason}`)
        return undefined
      }
    },
    /** A sentence each. */
    list: (): readonly string[] => [...problems.values()],
  }
}

export type UnreadableRecords = ReturnType<typeof createUnreadableRecords>
