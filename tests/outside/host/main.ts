// The documented beginning of a host: what is shared is settled before anything uses it.
void import('./host.tsx')
