export type AdminGateOptions = {
  /** ADMIN_TOKEN. Without one the gate stands open, as specified. */
  token: string | undefined
  brand: string
  /** True when visitors come by HTTPS: the cookie then goes nowhere else. */
  secure: boolean
  /** Where the files of the remotes behind the gate are, such as `/r/mfe-admin` and `/media/mfe-admin`. */
  filePrefixes: readonly string[]
}
