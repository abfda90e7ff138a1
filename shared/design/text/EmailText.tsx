type Props = { address: string }

/** An e-mail address that breaks before its @ if it is too long for its line. */
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
