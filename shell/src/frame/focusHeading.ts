export function focusHeading() {}
