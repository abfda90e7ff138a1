/** Names the wording of the privacy notice. Give it a new date when the wording or the privacy page changes. */
export const PRIVACY_TEXT_VERSION = '2026-11-21'
