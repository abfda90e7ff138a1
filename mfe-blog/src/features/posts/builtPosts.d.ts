/** Written by scripts/prepare.ts; declared here so that types are checked before the first build, too. */
declare module '#build/newest.json' {
  /** Posts as JSON. */
  const text: string
  export default text
}
