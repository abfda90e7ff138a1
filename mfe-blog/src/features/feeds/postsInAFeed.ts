/** Readers ask for what is new; the whole archive with full text would be megabytes at every visit. */
export const POSTS_IN_A_FEED = 20
