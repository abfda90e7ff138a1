/** Id of the list's section, where links and searches lead: the hero and the offers are known by then. */
export const LIST_ANCHOR = 'artigos'
