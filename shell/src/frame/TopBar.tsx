export function TopBar({ path }: { path: string }) { return <header><a href="/">Início {path}</a> <a href="/quiz">Quiz</a></header> }
