/**
 * What the agency says of itself on every page: brand, channels, address, and where outside services are.
 * Read once from the environment by the shell and handed to every remote, so that no remote is rebuilt when a fact changes.
 */
export type SiteFacts = {
  /** Trade name, shown in the bar, the footer and titles. */
  brand: string
  legalName: string
  cnpj: string
  /** Origin of the public site without a trailing slash, for canonical links. */
  siteUrl: string
  /** International format, digits only: 5511900000000. */
  whatsAppNumber: string
  /** International format with plus, as a `tel:` link wants it: +551140000000. */
  phone: string
  email: string
  address: { street: string; district: string; city: string; state: string; postalCode: string }
  /** Address of the page that says what becomes of visitors' data, as a release offers it; empty while none does. */
  privacyPolicyUrl: string
  social: { name: string; url: string }
  /** Addresses of outside services. Each default is the site's own endpoint or a file of its own. */
  services: {
    /** Specification 7, call 1: GET with nome, email, telefone, mensagem. */
    ebookLeadUrl: string
    /** Specification 7, call 3: POST JSON, answer not read. */
    quizLeadUrl: string
    /** POST JSON for every other form. */
    leadUrl: string
    /** The e-book that opens 1000 ms after success. */
    ebookUrl: string
    /** Module with `initBubble`; empty for the one that comes with the site. */
    chatModuleUrl: string
    chatAgentId: string
    /** Base URL of the image provider, without `/v1`. */
    imageProviderUrl: string
    /** Google Analytics 4 id; empty turns analytics off. */
    analyticsId: string
  }
}
