/** Event on the document by which any part of the site asks to show the choice about cookies again. */
export const CONSENT_REVIEW = 'site:consent-review'
