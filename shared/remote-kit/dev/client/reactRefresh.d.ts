declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(target: object): void
  export function performReactRefresh(): unknown
}
