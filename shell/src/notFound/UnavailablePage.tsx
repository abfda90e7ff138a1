export function UnavailablePage() { return <h1>UnavailablePage</h1> }
