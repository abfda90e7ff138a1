/** The log of lead jobs and endpoints. It must not contain personal data: no addresses, no error messages. */
export type LeadLog = {
  info(details: object, message: string): void
  error(details: object, message: string): void
}
