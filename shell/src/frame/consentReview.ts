/** Event on the document: the visitor wants to look at the choice about cookies again. */
export const CONSENT_REVIEW = 'site:consent-review'
