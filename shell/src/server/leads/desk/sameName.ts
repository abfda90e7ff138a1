/** Whether two names are of one person, however they are typed. */
export const sameName = (one: string, other: string): boolean => folded(one) === folded(other)

const folded = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ')
