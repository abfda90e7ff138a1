export function OfflinePage() { return <h1>OfflinePage</h1> }
