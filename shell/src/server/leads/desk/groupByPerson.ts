/** The normalized address and number of a form, empty if it has none. */
type Marked = { email: string; phone: string }

/**
 * The forms of each person together. Two forms are of one person if they have an address or a number in common, also through
 * a third one. Groups and forms keep their order.
 */
export function groupByPerson<Lead extends Marked>(leads: readonly Lead[]): Lead[][] {
  let groups: Lead[][] = []
  for (const lead of leads) {
    const own = groups.filter((group) => group.some((one) => isSamePerson(one, lead)))
    const joined = [...own.flat(), lead]
    groups = own.length === 0 ? [...groups, joined] : groups.flatMap((group) => joinedAt(group, own, joined))
  }
  return groups.map((group) => leads.filter((lead) => group.includes(lead)))
}

/** The joined group takes the place of the first of those it consists of. */
function joinedAt<Lead>(group: Lead[], own: readonly Lead[][], joined: Lead[]): Lead[][] {
  if (group === own[0]) return [joined]
  return own.includes(group) ? [] : [group]
}

const isSamePerson = (one: Marked, other: Marked) =>
  (one.email !== '' && one.email === other.email) || (one.phone !== '' && one.phone === other.phone)
