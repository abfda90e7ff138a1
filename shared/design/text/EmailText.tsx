type Props = { address: string }

/** An e-mail address that, where it is too long for its line, is broken before its @. */
export function EmailText({ address }: Props) {
  const at = address.lastIndexOf('@')
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
