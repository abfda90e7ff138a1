export function PageFallback({ onRetry }: { onRetry: () => void }) { return <p role="alert">indisponível <button type="button" onClick={onRetry}>Tentar de novo</button></p> }
