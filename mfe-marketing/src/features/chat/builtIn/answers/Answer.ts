/** A message of Alex's, with links to what it relies on. */
export type Answer = {
  text: string
  links?: readonly { label: string; href: string }[]
  /** The conversation goes on with a person: the message leads to WhatsApp. */
  handsOver?: true
}
