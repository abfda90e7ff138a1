export function rememberScroll() {}
export function restoreScroll() {}
