/* What browsers have and TypeScript's DOM library does not declare, as far as it is used here. */

declare global {
  interface Window {
    /** Trusted Types: absent in browsers without them. */
    trustedTypes?: {
      createPolicy(name: 'default' | 'analytics', rules: TrustedTypeRules): TrustedTypePolicy
      readonly defaultPolicy: TrustedTypePolicy | null
    }
  }

  interface Navigator {
    /** https://w3c.github.io/gpc/#javascript-property-to-detect-preference */
    readonly globalPrivacyControl?: boolean
  }

  /** The browser calls the default policy with the type's name; a direct call passes none. Null rejects the value. */
  interface TrustedTypeRules {
    createHTML?(text: string, type?: string): string | null
    createScriptURL?(address: string, type?: string): string | null
  }

  /** What a policy has approved: opaque objects that the browser's sinks accept instead of strings. */
  interface TrustedTypePolicy {
    createHTML(text: string): TrustedHTML
    createScriptURL(address: string): TrustedScriptURL
  }

  interface TrustedScriptURL {
    toString(): string
  }
}

export {}
